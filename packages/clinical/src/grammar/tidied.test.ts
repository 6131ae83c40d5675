import { describe, expect, it } from 'vitest';
import { tidied } from './tidied.ts';

const dutch = [
  ['Nou, eh, ik ben gewoon moe, zeg maar.', 'Ik ben moe'],
  ['Ik, ik ga, ik ga wel eens wandelen.', 'Ik ga wel eens wandelen'],
  ['En toen ging het mis, hè.', 'Toen ging het mis'],
  ['Maar het doet wel pijn hoor.', 'Het doet wel pijn'],
  ['Dus ja, eigenlijk slaap ik niet.', 'Slaap ik niet'],
  ['Misschien ongeveer drie keer.', 'Misschien ongeveer drie keer'],
  ['Ja, soms wel, weet je.', 'Soms wel'],
  ['Nee, geen koorts.', 'Nee, geen koorts'],
  ['Ik hoor stemmen.', 'Ik hoor stemmen'],
  ['Het is niet gewoon verdriet.', 'Het is niet gewoon verdriet'],
  ['Er is niks met er gebeurd.', 'Er is niks met er gebeurd'],
  ['sl- slapen lukt niet', 'Slapen lukt niet'],
  ['[lacht] Dat was heel, heel veel.', 'Dat was heel, heel veel'],
  ['Bel 113, 113 dus.', 'Bel 113, 113'],
  ['Als ze iets geslikt heeft meteen één één twee.', 'Als ze iets geslikt heeft meteen 112'],
  ['Anders belt u één, één, drie.', 'Anders belt u 113'],
  ['Met mij gaat het goed.', 'Met mij gaat het goed'],
  ["'s avonds neem ik er twee", "'s Avonds neem ik er twee"],
] as const;

const english = [
  ['Um, well, I, I feel tired, you know.', 'I feel tired'],
  ["Yeah, I mean, it's, like, worse at night.", "It's worse at night"],
  ['So I kind of stopped.', 'I stopped'],
  ['I feel like I might faint.', 'I feel like I might faint'],
  ['I went to the er on Monday.', 'I went to the er on Monday'],
  ['No, not really, maybe twice.', 'No, not really, maybe twice'],
  ['What kind of pain.', 'What kind of pain'],
  ['You ring nine nine nine.', 'You ring 999'],
  ['Then one one two, immediately.', 'Then 112, immediately'],
  ['I do n’t sleep', 'I don’t sleep'],
] as const;

describe('Speech without what says nothing', () => {
  it.each(dutch)('%s', (said, written) => {
    expect(tidied(said, 'nl')).toBe(written);
  });
  it.each(english)('%s', (said, written) => {
    expect(tidied(said, 'en')).toBe(written);
  });

  it('leaves a transcript without an end in time', () => {
    const endless = 'ik slaap slecht en ik pieker '.repeat(20_000);
    expect(tidied(endless, 'nl').length).toBeGreaterThan(500_000);
  });
});
