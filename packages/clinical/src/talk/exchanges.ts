/** Which sentences belong together: questions with their whole answer, or what somebody tells unasked. */
import type { Looks } from './features.ts';
import type { Exchange, Sentence } from './sentence.ts';

const LONGEST_CONFIRMATION = 5;
const LONGEST_CHECK = 6;

/** Asks for nothing but a yes on what was just said: `Klopt dat?`, `Afgesproken?` */
const checks =
  /^(?:(?:en|dus|so|and|oke|okay)[, ]+)*(?:klopt(?: dat| het)?(?: een beetje| zo| ongeveer)?|toch|he|hè|oke|oké|okay|ok|akkoord|afgesproken|ja|nietwaar|is dat (?:goed|oke|zo|duidelijk)|vindt u dat goed|vind je dat goed|lukt dat|doet u dat|doe je dat|wilt u dat|wil je dat|begrijpt u(?: dat)?|snap je(?: dat)?|zo goed|right|correct|yeah|yes|is that (?:right|correct|okay|ok|all right)|does that (?:sound (?:good|okay|right)|make sense)(?: to you)?|sound good|sounds good|make sense|agreed|deal)\s*\?*$/;

/** Has no verb: it asks when, how long or how much of what was just said. */
const asksMore =
  /^(?:(?:en|o|oh|and)[, ]+)*(?:(?:al )?hoe ?lang(?: al)?(?: ongeveer)?|sinds wanneer|vanaf wanneer|tot wanneer|hoe vaak(?: ongeveer)?|hoeveel(?: ongeveer)?|per (?:dag|week|maand|nacht|keer)|wanneer(?: ongeveer)?|welke (?:kant|sterkte|dosis|dosering)|links of rechts|hoe laat|for how long|how long|since when|how often|how many|how much|when(?: roughly)?|per (?:day|week|month|night)|a (?:day|week|month|night)|which side)\s*\?*$/;

/** Asks when, how often or where of what was just said, and names nothing itself: `En hoe vaak doe je dat?` */
const pointsBack =
  /^(?:(?:en|o|oh|and|maar|oke|oké)[, ]+)*(?:(?:al )?hoe ?(?:lang|vaak|laat|veel|veel keer)|sinds wanneer|vanaf wanneer|wanneer|hoeveel|waar|since when|how (?:long|often|many|much)|when|where)(?: (?:is|was|doe|doet|deed|had|heb|hebt|heeft|gebeurt|gebeurde|duurt|duurde|zit|zat|u|je|jij|dat|die|het|dit|er|nu|dan|toen|al|ongeveer|precies|ook|weer|zo|op een dag|per dag|per week|in de week|nog|did|do|does|is|was|has|have|you|it|that|this|they|he|she|happen|been|a day|a week|roughly|exactly|now|then))+\s*\?*$/;

/** Cheaper than counting all words of all sentences. */
const hasAtMost = (said: string, words: number): boolean => {
  let at = -1;
  for (let count = 0; count < words; count++) {
    at = said.indexOf(' ', at + 1);
    if (at < 0) return true;
  }
  return false;
};

const scale =
  /(?<!\p{L})(?:cijfer|(?:nul|0|een|één|1) tot (?:tien|10|honderd|100)|zero to ten|0 to 10|one to ten|out of ten)(?!\p{L})/iu;

const isReply = ({ signs }: Looks) => signs.has('yes_no') || signs.has('hesitates');

const pointing = /^(?:(?:ja|nee|nou|eh|o|oh)[, ]+)*(?:die|deze) \p{L}+/iu;
const agreesLast = /^[^,.?!]{2,30}, (?:ja|klopt|yes|yeah)[.!]?$/iu;

class Reader {
  readonly exchanges: Exchange[] = [];
  /** The questions that may still be answered. */
  #open: Exchange | undefined;
  /** The exchange that a question without a verb asks more of. */
  #more: { exchange: Exchange; asker: string } | undefined;
  /** What who asked stated before they were answered. */
  #aside: Sentence | undefined;
  /** What one speaker is telling unasked, while they go on. */
  #telling: Exchange | undefined;

  #begin(exchange: Exchange): Exchange {
    this.exchanges.push(exchange);
    return exchange;
  }

  #asker(): string | undefined {
    return this.#open?.asked.at(-1)?.speaker.role;
  }

  /** Takes the last statement out of where it is told, for the one who answers it. */
  #statement(before: Sentence | undefined): Sentence[] {
    if (before?.act !== 'tells' || this.#telling?.told.at(-1) !== before) return [];
    this.#telling.told.pop();
    if (this.#telling.told.length === 0) this.exchanges.splice(this.exchanges.lastIndexOf(this.#telling), 1);
    return [before];
  }

  /** `Hoe lang al?` asks more of what was just told: its answer goes on with that. */
  #asksMore(sentence: Sentence, before: Sentence | undefined): boolean {
    const last = this.exchanges.at(-1);
    const teller = last?.told.at(-1)?.speaker.role;
    if (!last || !before || teller === undefined || teller === sentence.speaker.role) return false;
    // What the asker says in between only repeats or encourages: `Drie keer dus. Sinds wanneer?`
    const isNear = last.told.at(-1) === before || sentence.seq - (last.told.at(-1)?.seq ?? 0) <= 1;
    const asked = sentence.said.toLowerCase();
    if (
      !isNear ||
      !hasAtMost(sentence.said, LONGEST_CHECK) ||
      !(asksMore.test(asked) || pointsBack.test(asked))
    )
      return false;
    this.#more = { exchange: last, asker: sentence.speaker.role };
    return true;
  }

  /** The questions wait for their answer, which stands with what they ask about. */
  goesOn(sentence: Sentence): boolean {
    const more = this.#more;
    this.#more = undefined;
    if (!more || sentence.speaker.role === more.asker) return false;
    sentence.act = 'answers';
    // `Per dag?` – `Nee, per week.`: the no is of the question, which does not stand with it.
    sentence.text = sentence.text.replace(/^(?:nee|no|ja|yes)[,.]?\s+(?=\S{2})/i, '');
    more.exchange.told.push(sentence);
    this.#open = undefined;
    this.#telling = undefined;
    return true;
  }

  asks(sentence: Sentence, before: Sentence | undefined): void {
    if (this.#asksMore(sentence, before)) return;
    this.#more = undefined;
    this.#aside = undefined;
    const isSameAsker = this.#asker() === sentence.speaker.role;
    if (this.#open && this.#open.told.length === 0 && isSameAsker) this.#open.asked.push(sentence);
    else {
      const isCheck =
        hasAtMost(sentence.said, LONGEST_CHECK) &&
        checks.test(sentence.said.toLowerCase().replace(/[.!]+$/, ''));
      const isOwn = before?.speaker.role === sentence.speaker.role;
      const isScaled = before?.seq === sentence.seq && scale.test(before?.said ?? '');
      const stated = isOwn && (isCheck || isScaled) ? this.#statement(before) : [];
      // `Als u het een cijfer geeft, nul tot tien. Zondag, en nu?` asks both.
      if (isScaled) for (const each of stated) each.act = 'asks';
      this.#open = this.#begin({ asked: [...stated, sentence], told: [] });
    }
    this.#telling = undefined;
  }

  /** A yes or a no of the other, to a question or to what was stated; `before` is the sentence before it. */
  confirms(sentence: Sentence, before: Sentence | undefined): boolean {
    const isOther =
      before !== undefined &&
      before.speaker.role !== sentence.speaker.role &&
      before.speaker.role === 'clinician';
    const stated = isOther ? this.#statement(before) : [];
    if (stated.length === 0) return false;
    sentence.act = 'answers';
    this.#begin({ asked: stated, told: [sentence] });
    this.#open = undefined;
    this.#telling = undefined;
    return true;
  }

  tells(sentence: Sentence, before: Sentence | undefined, isReplying: boolean): void {
    const { role } = sentence.speaker;
    const open = this.#open;
    const isSelfAnswer =
      open?.told.length === 0 && isReplying && before === open.asked.at(-1) && before?.seq === sentence.seq;
    if (open && (role !== this.#asker() || isSelfAnswer)) {
      sentence.act = 'answers';
      if (open.told.length === 0) this.#toAside(open, sentence, before);
      open.told.push(sentence);
      this.#telling = undefined;
      return;
    }
    // Who asked goes on before they are answered: the question stays open.
    if (open?.told.length === 0) this.#aside = sentence;
    if (open && open.told.length > 0) this.#open = undefined;
    if (this.#telling?.told.at(-1)?.speaker.role === role) this.#telling.told.push(sentence);
    else this.#telling = this.#begin({ asked: [], told: [sentence] });
  }

  /** `Gebruikt u nog iets? U had een zalfje.` – `Die is op.`: what the answer points at was stated last. */
  #toAside(open: Exchange, sentence: Sentence, before: Sentence | undefined): void {
    const aside = this.#aside;
    this.#aside = undefined;
    if (!aside || aside !== before || !(pointing.test(sentence.said) || agreesLast.test(sentence.said)))
      return;
    const stated = this.#statement(aside);
    if (stated.length === 0) return;
    if (pointing.test(sentence.said)) open.asked.push(...stated);
    else open.asked.splice(0, open.asked.length, ...stated);
  }

  /** The first words after a question answer it, whatever they are: `Goed.` */
  isAnswering(sentence: Sentence, isReplying: boolean): boolean {
    if (!this.#open || sentence.speaker.role === this.#asker()) return false;
    return sentence.act === 'tells' || isReplying || this.#open.told.length === 0;
  }
}

/** Also says which sentences answer, by their act. */
export function exchangesOf(sentences: readonly Sentence[], looks: readonly Looks[]): Exchange[] {
  const reader = new Reader();
  sentences.forEach((sentence, at) => {
    const look = looks[at];
    const before = sentences[at - 1];
    const isReplying = look !== undefined && isReply(look);
    const isShort = hasAtMost(sentence.said, LONGEST_CONFIRMATION);
    if (sentence.act === 'asks') reader.asks(sentence, before);
    else if (sentence.act !== 'fills' && reader.goesOn(sentence)) return;
    else if (reader.isAnswering(sentence, isReplying)) reader.tells(sentence, before, isReplying);
    else if (look?.signs.has('yes_no') && isShort && reader.confirms(sentence, before)) return;
    else if (sentence.act === 'tells') reader.tells(sentence, before, isReplying);
  });
  return reader.exchanges;
}
