import { describe, expect, test } from 'vitest';
import { decisionIn } from './decisions.ts';

describe('what a clinician decides', () => {
  test.each([
    ['We verhogen de citalopram naar dertig milligram.', 'deed'],
    ['U neemt vanaf morgen twee tabletten.', 'deed'],
    ['Schrijf elke avond op hoe laat u naar bed gaat.', 'deed'],
    ['De assistente belt u maandag met de uitslag.', 'deed'],
    ['Een foto vind ik nu niet nodig.', 'deed'],
    ['Ik stuur deze week een brief naar de huisarts.', 'letter'],
    ['Dan zie ik u over drie weken weer, op dinsdag.', 'appointment'],
    ['Als de koorts terugkomt, dan belt u meteen.', 'safety_net'],
    ['Bij benauwdheid belt u 112.', 'safety_net'],
    ['Bel direct als hij niet meer drinkt.', 'safety_net'],
  ])('%s', (text, decision) => expect(decisionIn(text, 'nl')).toBe(decision));

  test.each([
    ["We'll increase the sertraline to a hundred.", 'deed'],
    ['Take one tablet with food.', 'deed'],
    ["I'll write to your GP this week.", 'letter'],
    ['I will see you again in two weeks.', 'appointment'],
    ['If it gets worse, call us straight away.', 'safety_net'],
    ['Ring us straight away if it spreads.', 'safety_net'],
  ])('%s', (text, decision) => expect(decisionIn(text, 'en')).toBe(decision));

  test.each([
    ['Ik denk dat het een griep is.', 'nl'],
    ['De longen zijn schoon.', 'nl'],
    ['Uw bloeddruk is 132 over 70.', 'nl'],
    ['Dat was een zware tijd.', 'nl'],
    ['Your lungs sound clear.', 'en'],
    ['You were on holiday then.', 'en'],
  ] as const)('nothing in: %s', (text, language) => expect(decisionIn(text, language)).toBeUndefined());
});
