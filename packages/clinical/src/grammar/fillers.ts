/** What people say while they think. Nothing of a fact is lost without these words. */
import type { Language } from '../note.ts';
import type { Fillers } from './hesitations.ts';

const lines = (table: string): string[] =>
  table
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter(Boolean);

export const fillersIn: Readonly<Record<Language, Fillers>> = {
  nl: {
    anywhere:
      lines(`echt, zeg maar, zal ik maar zeggen, zo gezegd, om het zo te zeggen, om het zo maar te zeggen, als het ware, weet je wel,
      weet u wel, nou, hè, gewoon, eigenlijk, zo'n beetje, laat ik zeggen, laten we zeggen, laat ik het zo zeggen, als ik eerlijk ben,
      om eerlijk te zijn, joh, goh, ach, och, tja, tsja, ofzo, feitelijk, uiteraard, natuurlijk, moet ik zeggen, hoe heet het,
      hoe zeg je dat, for the record, zegmaar, sowieso, nu u het zegt, nu je het zegt, als u dat bedoelt, als je dat bedoelt, bij wijze van spreken,
      ziet u wel, zie je wel, haha, trouwens, wat dat betreft, zou ik zeggen`),
    apart:
      lines(`eerlijk gezegd, heel eerlijk, in feite, eerlijk gezegd, heel eerlijk, in feite, weet je, weet u, snap je, begrijp je, begrijpt u, ik bedoel, bedoel ik, he, hoor, kijk, luister, ja, ja ja, jaja, oke, oké, ok,
      precies, inderdaad, toch, gelukkig maar, snapt u, even kijken, even denken, wacht even, dus, eens kijken, nou ja`),
    opening:
      lines(`eerlijk gezegd, heel eerlijk, en, maar, dus, want, ja, jaa, jaja, oké, oke, ok, okay, o, oh, ah, aha, o ja, oh ja, hm, kijk, luister, zeg, goed dan, nou ja, ja nou, tja,
      maar goed, maar ja, en ja, dus ja, nou goed, weet je, weet u, ik bedoel, ja hoor, ja nee, nee ja, nee maar, jawel, jazeker, zeker, klopt, dat klopt, inderdaad,
      nou kijk, goedemorgen, goedemiddag, goedendag, dag dokter, dokter, mevrouw, meneer, en eh, sorry, haha, ha, ja precies, precies, absoluut, alhoewel`),
    closing: lines(
      'hè, he, hoor, toch, joh, en zo, weet je, dus, ja, en alles, maar ja, maar goed, nou ja, snap je, maar, en, of, want, echt waar',
    ),
    heldBy: new Map([
      ['gewoon', lines(`niet, heel, een, zo, weer, is, was, wel`)],
      ['hoor', lines(`ik, ook, niks, niets`)],
      ['natuurlijk', lines(`een, niet, heel`)],
      [
        'goed',
        lines(
          `niet, heel, wel, best, gaat, ging, weer, slaap, eet, zo, redelijk, erg, best, is, te, voel, me, vrij`,
        ),
      ],
      ['toch', lines(`en, maar, of, dan`)],
      ['ja', lines(`van, zei, zeg`)],
      ['dus', lines(`en`)],
      ['echt', lines(`niet, geen, een, de, het, is, was, nooit, zo`)],
      ['weet je', lines(`dat, hoe, wat, waar, die`)],
      ['precies', lines(`niet, wat, heel, zo, en, hoe, waar, weet, is, ben`)],
    ]),
    meantTwice: new Set(
      'heel veel erg nee ja zo steeds beter meer dat die je nooit geen keer is het'.split(' '),
    ),
  },
  en: {
    anywhere:
      lines(`yeah, you know what i mean, if that makes sense, to be honest, to be fair, i must say, as it were, so to speak, basically, literally, honestly,
      obviously, kind of, sort of, kinda, sorta, actually, pretty much, for the record, more or less like, truth be told, frankly, i suppose, i guess`),
    apart: lines(
      `you know, i mean, like, well, okay, ok, right, look, yeah, yes, yep, see, so, anyway, let's see, let me see, hmm, you see, thankfully, oh, uh-huh, you get me, innit, mate`,
    ),
    opening:
      lines(`and, but, so, because, well, okay, ok, right, yeah, yes, yep, yup, oh, ah, alright, look, listen, now, anyway, you know, i mean, like, so yeah, but yeah,
      and yeah, great, good, sure, exactly, absolutely, definitely, that's right, correct, hello, hi, hi doctor, good morning, good afternoon, doctor, doc, all right, then again, cos, see, uh-huh, mm-hmm, gotcha, thank you, thanks, sorry`),
    closing: lines(
      `you know, i mean, right, yeah, or something, or something like that, or anything, or whatever, and stuff, and everything, and all that, so, like, though, but, and, really, i think so, innit, doctor, doc, as well as, okay, and so on`,
    ),
    heldBy: new Map([
      [
        'doctor',
        lines(
          `a, an, the, my, your, his, her, their, our, own, family, company, general, school, eye, junior, senior, other, another, same, new, old, duty, night, ward, local, see, to, of, with, by, from, and, or`,
        ),
      ],
      [
        'right',
        lines(`about, sounds, seems, the, my, is, are, not, feel, all, on, your, his, her, quite, to, and`),
      ],
      ['so', lines(`think, or, not, and, do, hope, said, ever`)],
      [
        'well',
        [
          'as',
          'not',
          'very',
          'so',
          'pretty',
          'quite',
          'sleep',
          'feel',
          'feeling',
          'eating',
          'sleeping',
          'doing',
          'is',
          "i'm",
          'really',
          'are',
          'keeping',
          'coping',
          'controlled',
          'tolerating',
          'healing',
          'recovering',
          'going',
          'went',
          'eat',
          'go',
          'works',
          'working',
        ],
      ],
      [
        'like',
        [
          'feel',
          'feels',
          'felt',
          'look',
          'looks',
          'something',
          'sounds',
          'would',
          "i'd",
          'things',
          'i',
          'is',
          'was',
          'more',
          "it's",
          'just',
          'seems',
          'stuff',
          "don't",
          'what',
          'people',
        ],
      ],
      ['really', ['not', 'no', "don't", 'a', 'been', "didn't", "haven't", 'much']],
      ['sort of', lines(`a, the, what, that, this, any, same, some, my`)],
      ['kind of', lines(`a, the, what, that, this, any, same, some, my, every`)],
      [
        'okay',
        [
          'is',
          "it's",
          "i'm",
          'been',
          'feel',
          'was',
          'going',
          'doing',
          'are',
          'eating',
          'sleeping',
          'feeling',
          'quite',
          'an',
          'sounds',
          "that's",
          'been',
          'felt',
          'looks',
          'were',
        ],
      ],
      ['ok', ['is', "it's", "i'm", 'been', 'feel', 'was', 'going', 'doing', 'are']],
      ['good', lines(`no`)],
      ['you know', lines(`do, did, let, if, as, that, when`)],
      ['though', lines(`even, as`)],
    ]),
    meantTwice: new Set('very really no yes so that had much many never more again better is it'.split(' ')),
  },
};
