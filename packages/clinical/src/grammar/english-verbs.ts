/** The forms of English verbs. */
import { pairs, set } from './words.ts';

/** As said with `I` or `you` → of one other person. Contractions are written out. */
const ofOne = pairs(`
  am/are/be/'m/'re = is, am not/aren't/ain't = is not, was/were = was, wasn't/weren't = was not, have/'ve = has, haven't = has not
  had = had, hadn't = had not, do = does, don't = does not, did = did, didn't = did not, can = can, can't/cannot/cant = cannot, dont = does not
  could = could, couldn't = could not, will/'ll = will, won't = will not, would = would, wouldn't = would not, should = should
  shouldn't = should not, must = must, mustn't = must not, may = may, might = might, shall = shall, used = used, go = goes, needn't = need not, ought = ought, havent = has not, didnt = did not
`);
/** The same, of `they`. */
export const ofMany = pairs(`
  am/'m/is/be = are, was/wasn = were, wasn't = were not, 've/has = have, haven't = have not, hadn't = had not, don't = do not
  didn't = did not, can't/cannot = cannot, couldn't = could not, 'll = will, won't = will not, wouldn't = would not, shouldn't = should not, ain't = are not, aren't = are not
`);
export const auxiliaries =
  set(`am are is be was were have has had do does did can could will would shall should must may might 'm 're 've 'll 'd
  don't didn't haven't hadn't can't cannot couldn't won't wouldn't shouldn't wasn't weren't aren't ain't isn't doesn't hasn't mustn't needn't ought used dont didnt havent cant`);

const irregularPasts = set(`
  went took had got came saw felt slept ate drank gave made found thought knew told said kept left lost met began ran fell wore woke broke
  brought bought caught did drove drew flew forgot grew heard held hid lay led lent lit meant paid rode rang rose sang sat sold sent shook shot
  sank spoke spent stood stole stuck swam taught tore threw understood won wrote built bit bent blew bled burnt chose dealt dug fought fed
  froze hung knelt learnt leapt slid spun struck swore swept swung undid upset woken became used dreamt crept froze overslept overdid overheard withdrew
`);
/** Present and past look the same. */
const sameForms = set('put cut hit let set hurt read quit cost shut spread burst split cast beat');
const edBases = set('need feed bleed speed breed exceed proceed succeed weed shed bed heed seed embed');
const pastTime =
  /\b(?:ago|last|yesterday|in (?:19|20)\d\d|when i was|used to|this morning|back in|that day)\b/iu;

export const isPastForm = (form: string): boolean =>
  irregularPasts.has(form) || (/ed$/u.test(form) && !edBases.has(form));

const bases = set(`
  go take have get feel sleep eat drink give make find think know tell say keep leave lose begin run fall wear wake break bring buy catch do drive fly forget grow hear hold
  lie lead mean pay ride sit sell send shake speak spend stand stick swim teach throw understand win write choose fight feed want need like love hate use try work live stay start
  stop smoke cough vomit worry panic avoid check walk talk call phone ring see look seem play cook clean wash shower dress move lift bend climb breathe notice remember struggle manage suffer
  experience exercise snore cry laugh shout argue hope wish expect help hurt ache burn itch scratch bleed sweat shiver tremble faint pass wait watch read listen miss enjoy study
  visit attend travel follow weigh measure inject swallow chew apply rub ice rest nap dream hallucinate binge purge restrict skip gamble game swear lash snap tend prefer plan decide
  deny report return come change increase decrease reduce continue monitor order refer prescribe schedule repeat review add switch taper titrate discontinue hold recheck obtain consider discuss recommend
`);
export const isBase = (form: string): boolean => bases.has(form);

/** `take` → `takes`, `worry` → `worries`, `took` → `took`. `sentence` tells the past of `quit` and `read`. */
export function thirdOf(form: string, sentence = ''): string {
  const own = ofOne.get(form);
  if (own !== undefined) return own;
  if (isPastForm(form) || (sameForms.has(form) && pastTime.test(sentence))) return form;
  if (/(?:s|sh|ch|x|z|o)$/u.test(form)) return `${form}es`;
  if (/[^aeiou]y$/u.test(form)) return `${form.slice(0, -1)}ies`;
  return `${form}s`;
}

export const isParticipleEn = (form: string): boolean =>
  /(?:ed|en)$/u.test(form) ||
  set(
    'had been got gone done felt slept seen made found thought known told said kept left lost met run come become brought bought caught heard held put cut hit read quit hurt paid sent sat stood taught understood won built drunk begun swum rung sung',
  ).has(form);
