/** What somebody says of themselves in English, in the third person: `I've had a cold` → `Has had a cold`. */
import { type Held, possessive, selfOf, them, unfolded, usOf, verbFor } from './english-persons.ts';
import { auxiliaries, isBase, isPastForm, thirdOf } from './english-verbs.ts';
import {
  englishAdverbs,
  englishCoordinators,
  englishKin,
  englishSubordinators,
  noVerbs,
} from './english-words.ts';
import type { Cast, Party } from './party.ts';
import { type Word, word } from './words.ts';

type EnglishTold = { words: Word[]; sure: number };

const starts = (words: readonly Word[], at: number): boolean =>
  at === 0 ||
  Boolean(words[at - 1]?.after) ||
  (englishCoordinators.has(words[at - 1]?.low ?? '') && words[at - 1]?.low !== 'so that');

class Teller {
  readonly out: Word[] = [];
  sure = 1;
  held: Held = 'none';
  /** The last verb of the client was in the simple present: `I wake and go` → `wakes and goes`. */
  private goesOn = false;
  private inside = false;
  private waits = false;
  /** The clause within has a subject of its own: `because they made me sick`. */
  private ofOther = false;
  /** Whether the present clause has had its verb: `my wife and I have`. */
  private hasVerb = false;
  private readonly words: readonly Word[];
  private readonly cast: Cast;
  private readonly sentence: string;

  constructor(words: readonly Word[], cast: Cast) {
    this.words = words;
    this.cast = cast;
    this.sentence = words.map(({ low }) => low).join(' ');
  }

  private party(low: string): Party | undefined {
    if (low === 'i') return this.cast.me;
    return low === 'you' && this.cast.speaker === 'clinician' ? this.cast.you : undefined;
  }

  tell(): EnglishTold {
    for (let at = 0; at < this.words.length; ) at += this.one(at);
    return { words: this.out, sure: this.sure };
  }

  private one(at: number): number {
    const each = this.words[at] as Word;
    if (englishSubordinators.has(each.low)) {
      this.inside = true;
      this.ofOther = !this.party(this.words[at + 1]?.low ?? '');
      // `When I got up, I felt dizzy`: the main clause needs its subject.
      if (this.held === 'none' && starts(this.words, at)) this.waits = true;
    } else if (at > 0 && starts(this.words, at)) {
      this.inside = false;
      this.ofOther = false;
    }
    const party = this.party(each.low);
    if (party && this.isSubject(at)) return this.subject(at, party);
    if (this.goesOn && isBase(each.low) && this.followsAnd(at)) {
      this.out.push(word(thirdOf(each.low, this.sentence), each.after));
      return 1;
    }
    if (!party) this.notice(at);
    if (
      /^(?:is|was|has|had|does|did|can|will|says|said|thinks|told|tells|goes|went|takes|took|gets|got|\p{L}+ed|\p{L}{3,}s)$/u.test(
        each.low,
      ) &&
      at > 1
    )
      this.hasVerb = true;
    this.out.push(...this.replaced(at));
    return 1;
  }

  private followsAnd(at: number): boolean {
    const before = this.words[at - 1]?.low ?? '';
    return (
      /^(?:and|but|or)$/u.test(before) ||
      (englishAdverbs.has(before) && /^(?:and|but|or)$/u.test(this.words[at - 2]?.low ?? ''))
    );
  }

  /** `you` is a subject before a verb, not behind one: `I will call you`. */
  private isSubject(at: number): boolean {
    const low = this.words[at]?.low ?? '';
    if (low !== 'you') return true;
    const next = this.words[this.verbAt(at)]?.low ?? '';
    if (this.words[at]?.after || !next) return false;
    return auxiliaries.has(next) || isBase(next) || isPastForm(next) || starts(this.words, at) || this.inside;
  }

  private verbAt(at: number): number {
    let verb = at + 1;
    while (englishAdverbs.has(this.words[verb]?.low ?? '') && verb < this.words.length - 1) verb += 1;
    return verb;
  }

  private subject(at: number, party: Party): number {
    const verb = this.verbAt(at);
    const form = this.words[verb];
    if (!form || this.words[at]?.after || noVerbs.has(form.low)) {
      this.out.push(word(party.name, this.words[at]?.after ?? ''));
      this.sure *= 0.5;
      return 1;
    }
    const isMain =
      starts(this.words, at) &&
      !(this.inside && this.words[at - 1]?.low !== 'and' && this.words[at - 1]?.low !== 'but');
    const drops = isMain && party.drops && this.held !== 'person' && !this.waits;
    if (isMain) this.waits = false;
    const together =
      this.words[at - 1]?.low === 'and' &&
      this.held === 'person' &&
      this.out.length > 1 &&
      !this.words[at - 2]?.after &&
      !this.hasVerb;
    const many = together || (!drops && party.gender === null && party.drops && this.held === 'client');
    const next = this.words[this.verbAt(verb)];
    const low = form.low === "'ve" && next?.low === 'got' ? 'got-have' : form.low;
    const turned = low === 'got-have' ? (many ? 'have' : 'has') : verbFor(low, next, many, this.sentence);
    if (!drops) this.out.push(word(many && !together ? 'they' : this.nameOf(party, at)));
    const between = this.words
      .slice(at + 1, verb)
      .filter(({ low: adverb }) => adverb !== 'just' && adverb !== 'actually');
    this.out.push(...between, word(turned, form.after));
    if (isMain || this.held === 'none') this.held = party.drops ? 'client' : 'speaker';
    this.goesOn = drops && !auxiliaries.has(form.low) && !isPastForm(form.low);
    if (!auxiliaries.has(form.low) && !isPastForm(form.low) && !isBase(form.low)) this.sure *= 0.85;
    return verb - at + 1 + (low === 'got-have' ? this.verbAt(verb) - verb : 0);
  }

  private nameOf(party: Party, at: number): string {
    if (!party.drops || party.gender === null || (at === 0 && this.held === 'none')) return party.name;
    return party.gender === 'f' ? 'she' : 'he';
  }

  /** Somebody else begins to act: then the client is named again. */
  private notice(at: number): void {
    const low = this.words[at]?.low ?? '';
    if (!starts(this.words, at)) return;
    this.goesOn = false;
    const next = this.words[at + 1]?.low.replace(/'s$/u, '') ?? '';
    if (
      /^(?:he|she|they|he's|she's|they're|we|somebody|someone|everyone|people)$/u.test(low) ||
      (/^(?:my|your|the|a|our)$/u.test(low) && englishKin.has(next))
    )
      this.held = 'person';
    else if (/^(?:it|it's|that|that's|this|there|there's|the|my)$/u.test(low))
      this.held = this.held === 'client' ? 'client' : 'thing';
  }

  private replaced(at: number): Word[] {
    const each = this.words[at] as Word;
    const listener = this.cast.speaker === 'clinician' ? this.cast.you : undefined;
    const isOwn = this.held === 'client' && !this.ofOther;
    const mine = this.cast.me;
    const marked = (made: Word[]): Word[] => made;
    if (each.low === 'my') return marked(possessive(this.words, at, mine, this.held));
    if (each.low === 'me') return [word(them(mine, isOwn), each.after)];
    if (each.low === 'mine')
      return [word(mine.gender === 'f' ? 'hers' : mine.gender === 'm' ? 'his' : 'theirs', each.after)];
    if (each.low === 'myself') return [word(selfOf(mine), each.after)];
    if (listener && each.low === 'your') return marked(possessive(this.words, at, listener, this.held));
    if (listener && each.low === 'you') return [word(them(listener, isOwn), each.after)];
    if (listener && each.low === 'yourself') return [word(selfOf(listener), each.after)];
    return this.ofUs(each, this.words[at + 1]);
  }

  private ofUs(each: Word, next: Word | undefined): Word[] {
    if (this.cast.speaker === 'clinician') return this.ofTeam(each, next);
    const plural = usOf.get(each.low);
    if (plural === undefined) return [each];
    this.sure *= 0.75;
    return [word(plural, each.after)];
  }

  /** `so we hold`: a plan needs no `we`. */
  private ofTeam(each: Word, next: Word | undefined): Word[] {
    if (each.low === 'us') return [word('the practice', each.after)];
    if (each.low === 'our') return [word('the', each.after)];
    if (
      each.low === "we'll" ||
      (each.low === 'we' && next && isBase(next.low) && !/^(?:want|know|think|hope|see)$/u.test(next.low))
    )
      return [];
    if (/^we/u.test(each.low)) this.sure *= 0.6;
    return [each];
  }
}

export const toldInEnglish = (words: readonly Word[], cast: Cast): EnglishTold =>
  new Teller(unfolded(words), cast).tell();
