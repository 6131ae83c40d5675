/** The diagnoses that the clinician stated of the client in a consultation. Never from symptoms. */
import type { Language, TranscriptPiece } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import { answerIn, asksForIt, drawsConclusion, isAskedOfWhatWasTold, isOfThoughts } from './answered.ts';
import { endorses } from './around.ts';
import { cuesFor, type Mention, mentionsIn, plainText, plainWords } from './clauses.ts';
import { Collection } from './collect.ts';
import type { StatedDiagnosis, Verdict } from './diagnosis.ts';
import { type Company, companyOf } from './dictated.ts';
import { asksWhether, verdictGranted } from './granted.ts';
import { Heard } from './heard.ts';
import { judge } from './judge.ts';
import { withSubstances } from './of-substance.ts';
import { agreesFirst, isInWriting } from './papers.ts';
import { isChild, isSaidOfOneself, isSaidOfRelative } from './relatives.ts';
import { runningOn } from './running-on.ts';
import { specifiersAlone } from './specifiers.ts';
import { assumed, saysYes, statedOnward, stating } from './stating.ts';
import { Told } from './told.ts';
import { whatFollows } from './what-follows.ts';

const CONFIRM_REACH = 2;

class Listener {
  readonly #sentences: readonly Sentence[];
  readonly #language: Language;
  readonly #company: Company;
  readonly #found: Collection;
  readonly #heard = new Heard();
  #justNamed: Mention[] = [];
  #before = '';
  /** What the clinician wants the client's yes to. */
  #assumed: { at: number; mention: Mention; verdict: Verdict; sentence: Sentence }[] = [];
  /** What the client asked whether they have it. */
  #asked: { at: number; mention: Mention; isAsked: boolean }[] = [];
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
    const isClinician = sentence.speaker.role === 'clinician';
    if (!isClinician) {
      this.#hearOther(sentence, at);
      return;
    }
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
    const mentions = mentionsIn(text, this.#language);
    if (mentions.length === 0) this.#goOn(text, sentence);
    else
      for (const mention of mentions)
        this.#weigh(runningOn(mention, this.#sentences, at, this.#language), sentence, at);
    this.#before = mentions.length === 0 ? text : '';
    this.#justNamed = mentions;
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
        this.#asked.push({ at, mention, isAsked });
      else this.#told.add({ at, seq, mention, isAsked });
    }
    if (mentions.length === 0 && isAsked && isAskedOfWhatWasTold(said))
      for (const mention of this.#told.inTurn(seq)) this.#asked.push({ at, mention, isAsked });
    if (saysYes(said)) this.#agree(at);
  }

  /** `Heb ik dan borderline?` – `Ja, dat is de diagnose.` */
  #answer({ said, seq }: Sentence, at: number): void {
    const asked = this.#asked.filter((each) => at - each.at <= CONFIRM_REACH);
    const [only] = asked;
    if (!only || asked.length > 1) return;
    const next = this.#sentences[at + 1];
    const kind = answerIn({
      words: plainText(said, this.#language),
      next: next?.seq === seq ? plainText(next.said, this.#language) : '',
      isOfThoughts: isOfThoughts(only.mention.clause),
      isAsked: only.isAsked,
      hasNames: mentionsIn(said, this.#language).length > 0,
    });
    if (!kind) return;
    this.#found.add(only.mention, { is: kind, isPresumed: false }, seq, said);
    this.#asked = [];
  }

  /** `In Utrecht zeiden ze PTSS.` – `Ja, die brief heb ik ook.` */
  #affirm({ said, seq, act }: Sentence, at: number): void {
    const words = plainText(said, this.#language);
    const isWritten = act !== 'asks' && (isInWriting(words) || endorses.test(words));
    if (isWritten || agreesFirst.test(words)) this.#agreedIn = seq;
    const isNaming = said.includes('?') || mentionsIn(said, this.#language).length > 0;
    const upheld = isNaming ? undefined : this.#told.upheldIn(words, at);
    const written = isWritten ? this.#told.takeAsDiagnoses(at) : [];
    for (const mention of upheld ? [upheld, ...written] : written)
      this.#found.add(mention, { is: 'earlier', isPresumed: false }, seq, said);
  }

  /** `U bent bekend met ADHD, toch?` */
  #assume(sentence: Sentence, at: number): void {
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
    const { id } = mention.name;
    const isAgreed = this.#agreedIn === sentence.seq;
    const { isAccompanied, isClientAway } = this.#company;
    const isOfClient = isClientAway || (isAccompanied && isChild(sentence.about?.relation ?? ''));
    return judge(mention, {
      language: this.#language,
      ...this.#company,
      isAboutOther: sentence.about !== undefined && !isOfClient,
      isEcho: !isAgreed && this.#heard.isTold(at, id),
      isToldOfOther: !isOfClient && this.#heard.isOfRelative(at, id),
      isToldOfCompany: this.#heard.isOfCompany(at, id),
      isNamedBefore: !isAgreed && this.#heard.isTold(at),
      isGeneral: sentence.standing === 'general',
      isDatedBefore: cuesFor[this.#language].dated.test(plainText(this.#before, this.#language)),
      isUnderHeading: false,
    });
  }

  /** Says more of what was just named, or takes it back. */
  #goOn(text: string, { seq, said }: Sentence): void {
    const plain = plainText(text, this.#language);
    const cues = cuesFor[this.#language];
    const named = this.#justNamed.map(({ name }) => name.id);
    const specifiers = specifiersAlone(plainWords(text, this.#language), this.#language);
    if (specifiers) this.#found.specifyLast(specifiers);
    const does = named.length > 0 && !specifiers && whatFollows(plain, cues, named.length);
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

export function statedDiagnoses(
  pieces: readonly TranscriptPiece[],
  { language }: { language: Language },
): StatedDiagnosis[] {
  const talk = readTalk(pieces, language);
  const listener = new Listener(talk);
  for (const [at, sentence] of talk.sentences.entries()) listener.hear(sentence, at);
  return withSubstances(listener.all(), talk.sentences, language);
}
