/** Where people play, drink and are called something: clubs by their letters, pubs by their beasts, nicknames. */
import { plain } from '../reading/text.ts';
import { isInDictionary } from './dictionary.ts';
import type { IdentifierKind, Span } from './kind.ts';
import { isCommonCapital, isMedicine, isOrdinary } from './ordinary.ts';

const beast =
  '(?:lion|bull|hart|horse|horses|swan|dragon|bell|bells|oak|boar|crown|ship|anchor|fox|hound|hounds|dog|duck|hen|lamb|cock|cockerel|pheasant|partridge|stag|bear|eagle|raven|griffin|unicorn|arms|head|plough|wheatsheaf|fleece|star|sun|moon|barrel|bottle|mitre|mermaid|castle|keys|wheel|goat|cow|pig|rose|thistle|elephant|greyhound|tavern|inn|vaults)';
const rules: readonly { kind: IdentifierKind; says: RegExp; holds?: (name: string) => boolean }[] = [
  // `the red lion`, `the dog and duck`
  {
    kind: 'place',
    says: new RegExp(
      `(?<!\\p{L})(?:the\\s)((?:red|white|black|golden|blue|green|old|royal|king['’]?s|queen['’]?s|prince['’]?s|three|two|four|five|flying|running|dun|rising|bay|grey|silver|spotted|jolly|duke['’]?s|nags?|saracen['’]?s|bird|fox|dog|hare|coach|rose|horse|cat|lamb|bull|star|crown|eagle|ship|railway|station|miners|bricklayers|farmers|masons|carpenters|blacksmiths)(?:\\sand)?\\s${beast})(?!\\p{L})`,
      'giu',
    ),
  },
  {
    kind: 'place',
    says: /(?<=(?<!\p{L})(?:drinks?|drinking|drank|barred|pub|pint|pints|pissed|drunk|met|meet|landlord|quiz|darts|karaoke|local)(?!\p{L})[^.?!]{0,25}?\s(?:in|at|from|down|outside|to|of)\s)(the\s(?:crown|plough|swan|bell|feathers|globe|ship|angel|wheatsheaf|greyhound|fleece|bull|anchor|george|railway|victoria|albion|lamb|harp|mitre|mermaid|castle|unicorn|nag['’]?s|bay horse|volunteer|windmill|cricketers|woolpack|rovers))(?!\p{L})/giu,
  },
  // `ze turnt bij KDO`, `de trainer van vva`
  {
    kind: 'institution',
    says: /(?<=(?<!\p{L})(?:\p{L}*trainer|\p{L}*training|traint|trainde|train|speelt|speelde|voetbalt|voetbalde|voetbal|hockeyt|hockeyde|hockey|korfbalt|korfbalde|korfbal|turnt|turnde|zwemt|zwom|tennist|tenniste|volleybalt|volleybalde|handbalt|keept|keepte|judoot|basketbalt|rugbyt|atletiek|sport|sportte|club|team|teamgenoten|wedstrijd|kantine|selectie|jeugd|jeugdteam|plays|played|trains|trained|coach|captain)(?!\p{L})[^.?!]{0,15}?\s(?:bij|van|voor|in|for|at|of|with)\s)([A-Z]{2,5}(?:['’]?\d{2})?)(?![\p{L}\p{N}])/gu,
    holds: (name) =>
      !/^(?:ADHD|ASS|PTSS|CGT|EMDR|GGZ|NS|TV|PC|PSV|MDO|ADL|IQ|HIIT|PT|PTSD|CBT|NHS|UK|AC|DBT|GP)$/.test(
        name,
      ),
  },
  // `he rows for the thames tradesmen`
  {
    kind: 'institution',
    says: /(?<=(?<!\p{L})(?:plays?|played|playing|rows|rowed|runs|ran|swims|swam|races|rides|boxes|bats|bowls|skates|supports?|coaches|trains|trained|captain|signed|trials?|season ticket)\s(?:\p{L}+\s)?(?:for|with|at|of)\s(?:the\s)?)((?!(?:the|a|my|his|her|local|school|youth|under)\s)\p{L}[\p{L}'’-]+\s(?:tradesmen|rovers|united|city|town|albion|athletic|wanderers|rangers|harriers|tigers|lions|warriors|bulls|sharks|saints|giants|eagles|hawks|boys|girls|ladies|juniors|colts|villa|hotspur|celtic|thistle|county|dynamos|spartans|raiders|striders|oarsmen|cricket club|rugby club|football club|rowing club|fc|rfc|afc|rlfc))(?!\p{L})/giu,
  },
  // `zijn bijnaam is de lange`
  {
    kind: 'person',
    says: /(?<=(?<!\p{L})(?:bijnaam|nickname|koosnaam|straatnaam|street name|artiestennaam|stage name|alias|roepnaam|schuilnaam)(?:\s(?:is|was|van \p{L}+ is)|:)\s)((?:de |the |big |little |kleine |grote )?(?!(?:niet|geen|een|the|a|de|not|onbekend|unknown)(?!\p{L}))\p{L}[\p{L}'’-]+)/giu,
  },
  // `mijn werkgever vanderlande`, `zorgverzekeraar …`
  {
    kind: 'institution',
    says: /(?<=(?<!\p{L})(?:werkgever|zorgverzekeraar|verzekeraar|uitzendbureau|woningcorporatie|woningbouwvereniging|verhuurder|bewindvoerder|leasebedrijf|incassobureau|deurwaarder|energiebedrijf|employer|insurer|housing association|agency|landlord|internetprovider|bank)\s(?:is\s)?)(\p{L}[\p{L}'’-]{3,})(?!\p{L})/giu,
    holds: (name) =>
      !isOrdinary(plain(name)) &&
      !isInDictionary(plain(name)) &&
      !isMedicine(name) &&
      !isCommonCapital(plain(name)),
  },
  // `evicted from 14b sandringham mansions`
  {
    kind: 'address',
    says: /(?<=(?<!\p{L})(?:at|from|to|in|on|is|it's|address)\s)(\d{1,3}[a-h]?\s(?:(?!(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|miles?|metres?|bed|and|or|of|mg|units?|times|people|different)\s)\p{L}[\p{L}'’]+\s){1,2}(?:mansions|buildings|heights|towers?|house|court|lodge|cottages?|villas|flats|point|parade|gardens|place|row|hill|view|rise|green|mews|wharf|paddocks|meadows))(?!\p{L})/giu,
  },
  // `we moved to 14 the paddocks`
  {
    kind: 'address',
    says: /(?<=(?<!\p{L})(?:moved|move|live|lives|lived|living|stay|stays|staying|address|flat|house|home)\s(?:\p{L}+\s)?(?:at|to|from|in|is)\s)(\d{1,3}[a-h]?\sthe\s\p{L}{4,})(?!\p{L})/giu,
  },
  // `predikant van de oosterkerk`
  {
    kind: 'institution',
    says: /(?<=(?<!\p{L})(?:de|het|in|bij|van|naar)\s)(\p{L}{4,}(?:kerk|ziekenhuis|gasthuis|hospitaal|lyceum|college|flat|moskee|synagoge|hoeve|kazerne|sluis|brug|haven|hal))(?!\p{L})/giu,
    holds: (name) =>
      !isInDictionary(plain(name)) &&
      !isOrdinary(plain(name)) &&
      !/^(?:herstel|volks|streek|kinder|dieren|academisch|provincie|stads|dorps|wijk|buurt|fiets|voet|huis|zelfmoord|penthouse|sport|gym|eet|markt|evenementen)/i.test(
        name,
      ),
  },
  // `oosteinde 14 in delft`, `we wonen op het wold 22`
  {
    kind: 'address',
    says: /(?<=(?<!\p{L})(?:woon|woont|wonen|woonde|woonden|wonend|verhuisd|verhuis|verhuizen|adres|adres is|huis|flat|appartement|kamer)\s(?:(?:nu|toen|nog|zelf|ook|tijdelijk|staat|ligt|samen|alleen|weer|naar)\s){0,2}(?:op|aan|in|naar)\s(?:(?:de|het|'t)\s)?)(\p{L}{4,}\s\d{1,4}\s?[a-h]?)(?![\p{L}\p{N}]|[.,:]\d|\s?(?:jaar|mg|keer|uur|dagen|weken|maanden|mensen|personen|kinderen|hoog|m2|vierkante|op de schaal))/giu,
    holds: (name) =>
      !/^(?:kamer|groep|unit|team|afdeling|leeftijd|totaal|ongeveer|bijna|ruim|sinds|maart|april|juni|juli|augustus|september|oktober|november|december|januari|februari)\s/i.test(
        name,
      ),
  },
];

export const clubsAndPubsIn = (text: string): Span[] =>
  rules.flatMap(({ kind, says, holds }) =>
    [...text.matchAll(says)].flatMap(({ 0: whole, 1: name = '', index }): Span[] => {
      if (holds && !holds(name)) return [];
      const start = index + whole.length - name.length;
      return [{ start, end: start + name.trimEnd().length, kind }];
    }),
  );
