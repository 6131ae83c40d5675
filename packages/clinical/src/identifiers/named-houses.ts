/** Houses, schools, wards, firms and clubs in small letters, whose name is any word: `dorpshuis de schakel`, `on juniper ward`, `a home called the maples`. */
import { plain } from '../reading/text.ts';
import { isInDictionary } from './dictionary.ts';
import { isDutchHouse, isEnglishHouse, isEnglishHouseWord, isHouseWord } from './house-words.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isEponym, isFirstName, isMedicine, isOrdinary, isSurname } from './ordinary.ts';
import { saidBefore } from './word.ts';
import { dutchHouseKinds, englishHouseKinds, looseDutchKinds, workWords } from './words/house-kinds.ts';

const isWordOfAll = (word: string): boolean =>
  isOrdinary(word) || isCommonCapital(word) || isMedicine(word) || isEponym(word) || isInDictionary(word);
const isUnknown = (word: string): boolean => word.length > 3 && !isWordOfAll(word);

const determiner =
  '(?:de|het|een|mijn|onze|ons|die|deze|dit|dat|hun|haar|zijn|elke|geen|welke|eigen|andere|nieuwe|oude|vaste|the|a|an|my|our|his|her|their|this|that|no|any|which|every)';
const adjectives =
  '(?:oude|nieuwe|grote|kleine|gouden|zilveren|blauwe|groene|witte|rode|gele|zwarte|bonte|vrolijke|lange|korte|hoge|lage|goede|wilde|vliegende|blije|stille|zonnige|open|vier|drie|twee|zeven|eerste|barmhartige|vergulde|tweede(?=\\s(?:leven|kans|thuis|jeugd|adem)))';

/** `bij beschermd wonen de linde`, `de afdeling berkenhof`, `een snackbar de gouden friet`. */
const behindKind = new RegExp(
  `(?<!\\p{L})((?:${determiner}\\s)?)(${dutchHouseKinds}|${looseDutchKinds})\\s((?:(?:de|het|'t|t|ons|onze)\\s)?)((?:${adjectives}\\s)?)(\\p{L}[\\p{L}'’-]{2,})(?!\\p{L})`,
  'giu',
);
const loose = new RegExp(`^(?:${looseDutchKinds})$`, 'iu');
const phraseEnds =
  /^(?:\s*[.,;:?!)(]|\s*$|\s(?:in|te|en|maar|want|omdat|waar|sinds|vanwege|is|was|heeft|had|gaat|ging|met|op|aan|voor|dus|toen|om|naar|bij|die|dat|daar|werd|wordt|kan|wil|zit|van|door|na|tot|over|als|nu|of)(?!\p{L}))/iu;
/** What stands behind a kind and is no name: `op school de hele dag`, `thuiszorg de medicatie`. */
const noName =
  /^(?:hele|laatste|eerste|tweede|volgende|vorige|enige|beste|meeste|juiste|andere|zelfde|dag|dagen|week|weken|nacht|avond|ochtend|middag|tijd|maand|dokter|arts|huisarts|psychiater|mensen|kinderen|ouders|juf|meester|deur|medicatie|medicijnen|pillen|rest|verpleging|leiding|begeleiding|begeleider|diagnose|behandeling|boel|boodschappen|hond|kat|bus|trein|fiets|auto)$/u;

/** `hockeyclub rood-geel` */
const colours =
  /^(?:rood|wit|blauw|geel|groen|zwart|oranje|paars)-(?:rood|wit|blauw|geel|groen|zwart|oranje|paars)$/;

function behindKinds(text: string): Span[] {
  return [...text.matchAll(behindKind)].flatMap((found): Span[] => {
    const {
      0: whole,
      1: lead = '',
      2: kind = '',
      3: article = '',
      4: adjective = '',
      5: noun = '',
      index,
    } = found;
    const word = plain(noun);
    if (noName.test(word) || isMedicine(noun)) return [];
    const end = index + whole.length;
    const ends = phraseEnds.test(text.slice(end));
    const isHouse = isDutchHouse(word);
    const isLoose = loose.test(kind);
    const isClub = /^(?:vv|sv|fc)$/i.test(kind);
    // `hockeyclub Rood-Geel`
    const isAlways =
      /^(?:huize|studio|koor|erve|residentie|paviljoen|villa|landgoed|dansstudio|yogastudio)$/i.test(kind) &&
      lead === '' &&
      ends;
    const isWritten = !isLoose && /^\p{Lu}\p{Ll}/u.test(noun) && !isCommonCapital(word);
    const isNamed =
      isWritten ||
      colours.test(word) ||
      isAlways ||
      (article !== ''
        ? isHouse ||
          isUnknown(word) ||
          (adjective !== '' && ends) ||
          ((!isLoose || isClub) && lead === '' && ends)
        : (isUnknown(word) && adjective === '' && !/(?:ische?|aire?|ele|ieve|se|ende|ige)$/.test(word)) ||
          (!isLoose && lead === '' && isHouse && ends && word.length > 3));
    if (!isNamed) return [];
    return [{ start: end - (article + adjective + noun).length, end, kind: 'institution' }];
  });
}

/** `a day centre in droitwich called the maples`, `een dorpje genaamd …`. */
const houses = `${dutchHouseKinds}|${looseDutchKinds}|${englishHouseKinds}|place|town|village|hamlet|dorp|dorpje|plaats|plaatsje|gehucht|stadje|farm|boerderij|firm|bedrijf|bedrijfje|company|shop|winkel|winkeltje|street|straat|bar|bistro|band|estate|wijk|home|house|huis|flat|bungalow|boot|boat|pub|kroeg|school|hostel|hotel|clinic|centre|center|unit|ward|project|charity|church|mosque|group|groep|team|club|agency|nursery`;
const calledHouse = new RegExp(
  `(?<!\\p{L})(?:${houses})(?:\\s(?:in|te|near|bij|outside)\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?)?,?\\s(?:(?:die|dat|which|that)\\s)?(?:(?:is|was|it's|its|het)\\s)?(?:called|named|genaamd|heet|heette|heten|noemen ze)\\s((?:(?:the|de|het|'t)\\s)?\\p{L}[\\p{L}'’-]*(?:\\s(?:and|en|of|van)\\s(?=\\p{L}{3,}))?)(\\s\\p{L}[\\p{L}'’-]*)?`,
  'giu',
);
const notCalled =
  /^(?:me|him|her|us|them|out|off|back|for|to|an?|it|in|on|after|again|the|police|so|dat|zo|niet|hem|haar|mij|ik|hij|zij|ze|de|het|een|dan|nou|ook|nu|something|iets)$/iu;
const goesOn =
  /^\s(?:and|en|in|he|she|it|they|we|i|hij|zij|ze|ik|het|die|dat|waar|where|after|near|but|maar|for|voor|with|met|since|sinds|when|toen|because|omdat|op|at|on|by|bij|is|was|has|heeft|daar|there|which|that|who|so|dus|before|until|last|as|to|naar|every|twice|of|or|van|from|if|als|while|my|mijn|his|her)$/iu;

function calledHouses(text: string): Span[] {
  return [...text.matchAll(calledHouse)].flatMap(
    ({ 0: whole, 1: first = '', 2: second = '', index }): Span[] => {
      const name = first.trim();
      if (notCalled.test(name) || isMedicine(name)) return [];
      const more =
        second !== '' && !goesOn.test(second) && (/^(?:the|de|het|'t)\s/i.test(name) ? isKind(second) : true);
      const found = more ? first + second : name;
      const start = index + whole.length - (first + second).length;
      return [{ start, end: start + found.trimEnd().length, kind: 'institution' }];
    },
  );
}
const isKind = (word: string): boolean =>
  /^\s(?:house|lodge|court|home|centre|vicarage|barn|farm|hall|mill|inn|arms|lion|hart|oak|head|horse|horses|bell|ship|school|academy|cottage|grange|manor|hof|huis|hoeve)$/iu.test(
    word,
  );

/** `on juniper ward`, `at brookside community centre`: before a kind stands its name. */
const beforeKind = new RegExp(
  `(?<=(?:^|\\s|[,(])(?:at|to|from|on|in|near|by|under|with|for|of|the|via|outside|past)\\s)((?:the\\s)?(?:\\p{L}[\\p{L}'’-]*\\s){0,2}?(\\p{L}[\\p{L}'’-]{2,}))\\s(${englishHouseKinds})(?!\\p{L})`,
  'giu',
);
const ofEvery =
  /^(?:the|an?|my|our|his|her|their|this|that|local|new|old|other|same|open|closed|locked|secure|general|acute|female|male|mixed|medical|surgical|mental|psychiatric|psych|maternity|labour|children's|paediatric|geriatric|admission|admissions|assessment|rehab|rehabilitation|recovery|detox|dementia|stroke|cancer|burns|intensive|critical|high|low|medium|special|day|night|community|drop-in|walk-in|health|care|family|youth|job|call|test|vaccination|leisure|sports|shopping|town|city|county|village|garden|social|support|supported|sheltered|nursing|residential|private|public|big|small|whole|every|each|any|some|one|two|another|next|first|second|last|back|home|crisis|treatment|outreach|outpatient|inpatient|eating|disorder|disorders|memory|pain|sleep|anxiety|walking|running|working|football|boxing|book|breakfast|after-school|homework|chess|fan|night|strip|golf|gun|country|church|parish|local|borough|district|parent|parents|patient|men's|women's|veterans|veterans'|peer|self-help|therapy|training|learning|education|further|sixth|primary|secondary|junior|infant|boarding|grammar|art|music|dance|drama|driving|law|medical|dental|business|housing|council|tenant|residents|fire|police|bus|train|railway|petrol|power|radio|polling|and|or|of|in|at|to|from|with|for|by|on|is|was|good|bad|nice|busy|quiet|clean|dirty|quick|long|short|few|many|most|all|no|not|only|right|wrong|left|main|side|upper|lower|north|south|east|west|central|royal|national|regional|international|charity|corner|phone|coffee|tea|chip|betting|charity|sex|tattoo|barber|barber's|pet|toy|shoe|clothes|gift|flower|farm|paint|paper|cotton|steel|textile|flour|saw|pepper|rumour|tread|wind|water|council|empty|haunted|safe|open|full|halfway|guest|boat|bath|tree|dolls|green|glass|public|town|manor|ware|power|work|opera|playing|open|publishing|ale)$/u;

function beforeKinds(text: string): Span[] {
  return [...text.matchAll(beforeKind)].flatMap(
    ({ 0: whole, 1: name = '', 2: last = '', 3: kind = '', index }): Span[] => {
      const words = name.split(' ');
      const from =
        words.findLastIndex((word) =>
          /^(?:the|at|to|from|on|in|near|by|under|with|for|of|and)$/i.test(word),
        ) + 1;
      const own = words.slice(from);
      const word = plain(last);
      if (own.length === 0 || ofEvery.test(word) || isMedicine(last) || /^\p{Lu}{2,}/u.test(last)) return [];
      const isNamed = (each: string) =>
        isEnglishHouse(each) || isUnknown(each) || isFirstName(each) || isSurname(each);
      const strong =
        !/^(?:club|group|team|project|house|court|shop|street|unit|trust|foundation|care|farm|mill|mills|centre|center)$/i.test(
          kind,
        );
      const areNamed = strong
        ? isNamed(word)
        : isEnglishHouse(word)
          ? own.length === 1
          : isUnknown(word) && !/(?:ed|ing|al|ic|ive|ary|ous)$/.test(word);
      if (!areNamed) return [];
      const keep = own.slice(own.findLastIndex((each) => ofEvery.test(plain(each))) + 1).join(' ');
      const start = index + whole.length - kind.length - 1 - keep.length;
      return [{ start, end: index + whole.length, kind: 'institution' }];
    },
  );
}

/** Where somebody works, lives or is treated, and behind it a word that no dictionary has, or a house's: `rijdt voor flevotax`, `verblijft in de stuw`. */
const cued = new RegExp(
  `(?<=(?<!\\p{L})(?:${workWords})(?!\\p{L})(?:\\s[\\p{L}'’-]+){0,5}?\\s(?:bij|voor|via|van|at|for|with|by|from)\\s(?:de\\s|het\\s|the\\s)?)(\\p{L}[\\p{L}'’&-]{2,}(?:\\s(?:en|and|&)\\s(?:zonen|zoon|sons|co|partners))?)(?!\\p{L})`,
  'giu',
);
const stays =
  /(?<=(?<!\p{L})(?:verblijft|verblijf|verbleef|woont begeleid|begeleid woont|begeleid wonen|woont beschermd|beschermd woont|opgenomen(?: geweest)?|opname|geplaatst|uithuisgeplaatst|logeert|aangemeld|dagbesteding|speciaal onderwijs|overgeplaatst|ontslagen)\s(?:nu\s|ook\s|weer\s|daarna\s)?(?:op|in|bij|naar|uit|van)\s)((?:de|het)\s(?:[\p{L}]+e\s)?(\p{L}{3,}))(?!\p{L})/giu;
const staysEnglish =
  /(?<=(?<!\p{L})(?:sectioned|admitted|transferred|moved|discharged|detained|placed|referred|inpatient|resident|respite|day patient|registered|under|stays?|staying|stayed|lives|living|lived|carer|works?|working)\s(?:\p{L}+\s)?(?:to|at|in|from|with|by)\s|(?<!\p{L})under\s)(the\s(\p{L}{3,}))(?=\s*[.,;?!]|\s*$|\s(?:in|and|but|since|last|for|with|where|when|after|community|team|because|on|near|unit|again|now|he|she|i|they)(?!\p{L}))/giu;

function behindWork(text: string): Span[] {
  const unknown = [...text.matchAll(cued)].flatMap(({ 1: name = '', index }): Span[] => {
    const word = plain(name).split(' ')[0] ?? '';
    const isFirm = isUnknown(word) && !isFirstName(word);
    return isFirm ? [{ start: index, end: index + name.length, kind: 'institution' }] : [];
  });
  const dutchStay = [...text.matchAll(stays)].flatMap(({ 1: name = '', 2: noun = '', index }): Span[] =>
    isHouseWord(plain(noun)) ? [{ start: index, end: index + name.length, kind: 'institution' }] : [],
  );
  const englishStay = [...text.matchAll(staysEnglish)].flatMap(
    ({ 1: name = '', 2: noun = '', index }): Span[] =>
      isEnglishHouseWord(plain(noun))
        ? [{ start: index, end: index + name.length, kind: 'institution' }]
        : [],
  );
  return [...unknown, ...dutchStay, ...englishStay];
}

export const namedHousesIn = (text: string): Span[] =>
  [...calledHouses(text), ...behindKinds(text), ...beforeKinds(text), ...behindWork(text)].filter(
    ({ start }) =>
      !/(?<!\p{L})(?:syndroom|ziekte|syndrome|disease)\s(?:van|of)\s$/iu.test(saidBefore(text, start)),
  );
