/** How a Dutch clinician states a diagnosis so plainly that what else is said changes nothing. */
import { patterns } from './cues.ts';
import { dutchTurning } from './cues-dutch-nothing.ts';

export const dutchDecides = patterns(dutchTurning, [
  ' (?:continueren|continueer|vervolgen|vervolg|ophogen|verhogen|doorgaan met|door met|blijft op|ingesteld op|stabiel op)(?: (?!niet|als)\\S+){1,5} (?:voor|wegens|vanwege) (?:de |een |uw |je |zijn |haar )?@(?= )',
  ' (?:vanwege|wegens|gezien|in verband met|ondanks) (?:de|die|deze|uw|je|jouw|zijn|haar) (?:(?!vraag|kans|angst|risico|mogelijke)\\S+ )?@(?= )(?! (?:klachten|kenmerken|trekken|symptomen|van (?:uw|je|jouw|de|een|zijn|haar|mijn)) )',
  '^(?!.* (?:als(?! (?:voorlopige|werk))|of|niet|geen) (?:\\S+ )*@).* (?:als )?(?:voorlopige diagnose|werkdiagnose|voorlopige conclusie|voorlopige classificatie)(?: (?:is|wordt|blijft|een|schrijf ik op|noteer ik|zet ik neer|:))* @',
  '@ (?:zoals|als|,? net als) (?:(?:die|dat|degene) (?:van (?:u|jou)|(?:u|jij|je) (?:\\S+ )?(?:heeft|hebt))|(?:u|jij|je) (?:(?:die|hem|nu|het) )*(?:heeft|hebt))(?= )',
  ' (?:behalve|naast) (?:(?:de|uw|je|jouw|een) )?@ (?:, )?(?:heb|hebt|heeft|is|speelt|zit|komt|zie|zien) (?:u|je|jij|er|hij|ze|zij|ik|we|bij) ',
  ' (?:uw|jouw|je) diagnose (?:(?:,|:|is|van|een|blijft) )*@',
  '@ (?:, )?(?:(?:die|dat) )?(?:zie|zien|herken|herkennen|onderschrijf|onderschrijven|deel|delen|bevestig|bevestigen) (?:ik|we|wij) (?:(?:ook|wel|zeker|inderdaad|terug|helemaal|duidelijk|zelf) )+(?!niet)',
  '^(?!.* (?:of|als|niet) ).*@ (?:, )?(?:(?:die|dat) )?(?:staat (?:(?:wel|gewoon|voor mij) )*vast|klopt(?! niet| dat)|is (?:terecht|juist))(?= )',
  ' dus (?:ja|toch|gewoon) (?:, )?(?:een )?@ (?=[.,!] |$)',
  ' als (?:iemand|persoon|mens|man|vrouw) met (?:een )?@ (?:, )?(?:heb|hebt|heeft|ben|bent|moet|kun|kan|weet|voel|voelt|mag|wil|zul) (?:jij|je|u)(?= )',
  ' (?:iemand|mensen) met (?:een )?@ (?:, )?(?:zoals|net als) (?:jij|u|jou|jijzelf|uzelf)(?= )',
  ' (?:voorstel|stel|stellen|kies|kiezen|durf|wil|willen) (?:(?!niet|geen)\\S+ ){0,4}(?:om )?(?:het|dit|dat) (?:(?:nu|toch|gewoon|dan) )*(?:een )?@ (?:te )?noemen(?= )',
  '^(?=.* (?:u|jou|je|jij) )(?!.* (?:niet|geen|als|of) ).* (?:alle|duidelijke|voldoende|genoeg) kenmerken (?:van|voor) (?:een )?@(?= )',
  ' (?:over|aan) (?:de|die|uw|je|jouw) @ (?:bestaat|is|heb ik|hebben we|twijfel ik|twijfelen we) (?:\\S+ )?(?:geen (?:enkele )?twijfel|niet)(?= )',
  ' van (?:een )?# naar (?:een )?@',
  ' (?:bevestigt|bevestigen) (?:(?!niet|geen)\\S+ ){0,6}: (?:een )?@',
  ' (?:past|passen|klopt) (?:(?:dan|hier|volgens mij|eigenlijk|toch) )*(?:een )?@ (?:(?!niet|geen)\\S+ ){0,4}beter (?:bij (?:u|jou|je|hem|haar) )?dan(?= )',
  '@ (?:past|klopt|verklaart) (?:(?!niet|geen)\\S+ ){0,4}beter (?:bij (?:u|jou|je|hem|haar) )?dan(?= )',
  '@ (?:, )?(?:en )?daar (?:ben|is|was|zijn|waren) (?:(?!niet)\\S+ ){1,3}het (?:(?!niet)\\S+ ){0,3}mee eens(?= )',
  ' voor (?:uw|je|jouw) @ (?:krijgt|slikt|gebruikt|neemt|heeft|hebt|krijg|slik|gebruik|neem|heb|bent|ben) (?:u|je|jij)(?! (?:\\S+ ){0,3}(?:geen|niet|gehad|geweest) )(?= )',
  ' doe[tn] (?:mij|me|ons) (?:(?!niet)\\S+ ){0,2}denken aan (?:een )?@',
]);
