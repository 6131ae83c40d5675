/** Hears a consultation sentence by sentence, and keeps what the clinician states of the client. */
import type { Language } from '../note.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import { asksForIt, drawsConclusion, isAskedOfWhatWasTold } from './answered.ts';
import { endorses } from './around.ts';
import { Asked, CONFIRM_REACH } from './asked.ts';
import { uncited } from './cited.ts';
import { cuesFor, type Mention, mentionsIn, plainText, plainWords } from './clauses.ts';
import { Collection } from './collect.ts';
import type { StatedDiagnosis, Verdict } from './diagnosis.ts';
import { type Company, companyOf } from './dictated.ts';
import { leavesItAtThat, saysItIsOver } from './disowned.ts';
import { asksWhether, verdictGranted } from './granted.ts';
import { Heard } from './heard.ts';
import { judge } from './judge.ts';
import { answersAboutFamily, isChild } from './kin.ts';
import { isOverBehind } from './over.ts';
import { agreesFirst, isInWriting } from './papers.ts';
import { isSaidOfOneself, isSaidOfRelative } from './relatives.ts';
import { runningOn } from './running-on.ts';
import { specifiersAlone } from './specifiers.ts';
import { assumed, saysYes, statedOnward, stating } from './stating.ts';
import { takesOff } from './taken-off.ts';
import { Told } from './told.ts';
import { whatFollows } from './what-follows.ts';

const TAKE_OFF_REACH = 4;

export class Listener {
  readonly #sentences: readonly Sentence[];
  readonly #language: Language;
  readonly #company: Company;
  readonly #found: Collection;
  readonly #heard = new Heard();
  #justNamed: Mention[] = [];
  #lastNamed: { at: number; ids: string[] } = { at: -1, ids: [] };
  #before = '';
  #disownedAt = -2;
  /** What the clinician wants the client's yes to. */
  #assumed: { at: number; mention: Mention; verdict: Verdict; sentence: Sentence }[] = [];
  readonly #asked = new Asked();
  readonly #told = new Told();
  /** The turn in which the clinician agreed with what was told. */
  #agreedIn = -1;

  constructor({ language, sentences }: Talk) {
    this.#language = language;
    this.#sentences = sentences;
    this.#company = companyOf(sentences);
    this.#found = new Collection(language);
  }

  hear(sentence: Sentence, at: number): void {
    if (sentence.speaker.role !== 'clinician') {
      this.#hearOther(sentence, at);
      return;
    }
    this.#leave(sentence, at);
    this.#answer(sentence, at);
    this.#affirm(sentence, at);
    const before = this.#sentences[at - 1];
    const text =
      stating(sentence, this.#language) ??
      statedOnward(sentence, before?.seq === sentence.seq ? before : undefined);
    if (text === undefined) {
      this.#assume(sentence, at);
      return;
    }
    const mentions = uncited(text, sentence.said, before?.said ?? '', this.#language);
    if (mentions.length === 0) this.#goOn(text, sentence, at);
    else
      for (const mention of mentions)
        this.#weigh(runningOn(mention, this.#sentences, at, this.#language), sentence, at);
    this.#before = mentions.length === 0 ? text : '';
    this.#justNamed = mentions;
    if (mentions.length > 0) this.#lastNamed = { at, ids: mentions.map(({ name }) => name.id) };
  }

  #hearOther(sentence: Sentence, at: number): void {
    const { said, seq, speaker } = sentence;
    const isAsked = sentence.act === 'asks' || said.includes('?');
    const mentions = mentionsIn(said, this.#language);
    for (const mention of mentions) {
      const isOfRelative = isSaidOfRelative(mention, this.#language, speaker.role === 'other');
      const isOfCompany = speaker.role === 'other' && isSaidOfOneself(mention);
      this.#heard.add({ at, id: mention.name.id, isAsked, isOfRelative, isOfCompany });
      if (isOfCompany || isOfRelative) continue;
      if (isAsked ? asksForIt(mention.clause) : drawsConclusion(mention.clause))
        this.#asked.add({ at, mention, isAsked });
      else this.#told.add({ at, seq, mention, isAsked });
    }
    if (mentions.length === 0 && isAsked && isAskedOfWhatWasTold(said))
      for (const mention of this.#told.inTurn(seq)) this.#asked.add({ at, mention, isAsked });
    if (mentions.length === 0 && saysItIsOver(said)) this.#disownedAt = at;
    if (saysYes(said)) this.#agree(at);
  }

  /** `Er staat nog PTSS.` – `Dat is al jaren over.` – `Mooi.` */
  #leave({ said }: Sentence, at: number): void {
    const isLeft = at - this.#disownedAt === 1 && leavesItAtThat(plainText(said, this.#language));
    const [only, ...others] = this.#justNamed;
    if (isLeft && only && others.length === 0) this.#found.takeBack([only.name.id]);
  }

  #answer(sentence: Sentence, at: number): void {
    const answered = this.#asked.answeredBy(sentence, at, this.#sentences[at + 1], this.#language);
    if (!answered) return;
    const { mention, kind } = answered;
    this.#found.add(mention, { is: kind, isPresumed: false }, sentence.seq, sentence.said);
  }

  /** `In Utrecht zeiden ze PTSS.` – `Ja, die brief heb ik ook.` */
  #affirm({ said, seq, act }: Sentence, at: number): void {
    const words = plainText(said, this.#language);
    const isWritten = act !== 'asks' && (isInWriting(words) || endorses.test(words));
    if (isWritten || agreesFirst.test(words)) this.#agreedIn = seq;
    const isNaming = said.includes('?') || mentionsIn(said, this.#language).length > 0;
    const upheld = isNaming ? undefined : this.#told.upheldIn(words, at);
    const written = isWritten ? this.#told.takeAsDiagnoses(at) : [];
    for (const mention of upheld ? [upheld, ...written] : written) {
      this.#found.add(mention, { is: 'earlier', isPresumed: false }, seq, said);
      this.#lastNamed = { at, ids: [mention.name.id] };
    }
  }

  /** `U bent bekend met ADHD, toch?`; `Er staat enuresis. Dat is vanzelf overgegaan?` */
  #assume(sentence: Sentence, at: number): void {
    if (isOverBehind(plainText(sentence.said, this.#language)))
      this.#found.takeBack(this.#justNamed.map(({ name }) => name.id));
    const text = assumed(sentence, this.#language);
    for (const mention of mentionsIn(text, this.#language)) {
      const verdict = this.#verdictOf(mention, sentence, at);
      if (verdict.is === 'earlier' || verdict.is === 'stated')
        this.#assumed.push({ at, mention, verdict: { ...verdict, is: 'earlier' }, sentence });
    }
    for (const mention of mentionsIn(sentence.said, this.#language)) this.#grant(mention, sentence, at);
  }

  /** `Is er naast de verstandelijke beperking sprake van autisme?` */
  #grant(mention: Mention, sentence: Sentence, at: number): void {
    if (this.#heard.isTold(at, mention.name.id)) return;
    const verdict = verdictGranted(mention, sentence, this.#language);
    this.#found.add(mention, verdict, sentence.seq, sentence.said);
  }

  #agree(at: number): void {
    for (const { at: before, mention, verdict, sentence } of this.#assumed.splice(0))
      if (at - before <= CONFIRM_REACH) this.#found.add(mention, verdict, sentence.seq, sentence.said);
  }

  #weigh(mention: Mention, sentence: Sentence, at: number): void {
    const verdict = this.#verdictOf(mention, sentence, at);
    if (verdict.is === 'nothing' && asksWhether(mention.clause)) this.#grant(mention, sentence, at);
    else this.#found.add(mention, verdict, sentence.seq, sentence.said);
  }

  #verdictOf(mention: Mention, sentence: Sentence, at: number): Verdict {
    const isAgreed = this.#agreedIn === sentence.seq;
    const { isAccompanied, isClientAway } = this.#company;
    const isOfClient = isClientAway || (isAccompanied && isChild(sentence.about?.relation ?? ''));
    return judge(mention, {
      language: this.#language,
      ...this.#company,
      isAboutOther:
        (sentence.about !== undefined && !isOfClient) ||
        answersAboutFamily(sentence, this.#sentences[at - 1]),
      ...this.#heard.before(at, mention.name.id, isAgreed, isOfClient),
      isGeneral: sentence.standing === 'general',
      isDatedBefore: cuesFor[this.#language].dated.test(plainText(this.#before, this.#language)),
      isUnderHeading: false,
    });
  }

  #goOn(text: string, { seq, said }: Sentence, at: number): void {
    const plain = plainText(text, this.#language);
    const cues = cuesFor[this.#language];
    const named = this.#justNamed.map(({ name }) => name.id);
    const specifiers = specifiersAlone(plainWords(text, this.#language), this.#language);
    if (specifiers) this.#found.specifyLast(specifiers);
    const does = named.length > 0 && !specifiers && whatFollows(plain, cues, named.length);
    const { at: namedAt, ids } = this.#lastNamed;
    const isLater = named.length === 0 && ids.length === 1 && at - namedAt <= TAKE_OFF_REACH;
    if (isLater && takesOff(plain)) this.#found.takeBack(ids);
    if (does === 'back') this.#found.takeBack(named);
    else if (does === 'doubted') this.#found.doubtLast(named);
    else if (does)
      for (const mention of this.#justNamed)
        this.#found.add(mention, { is: does, isPresumed: false }, seq, said);
  }

  all(): StatedDiagnosis[] {
    return this.#found.all();
  }
}
