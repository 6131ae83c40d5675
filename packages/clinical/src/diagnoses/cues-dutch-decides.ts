/** How a Dutch clinician states a diagnosis so plainly that what else is said changes nothing. */
import { patterns } from './cues.ts';
import { dutchTurning } from './cues-dutch-nothing.ts';

export const dutchDecides = patterns(dutchTurning, [
  ' (?:vanwege|wegens|gezien|in verband met|ondanks) (?:de|die|deze|uw|je|jouw|zijn|haar) (?:(?!vraag|kans|angst|risico|mogelijke)\\S+ )?@(?= )(?! (?:klachten|kenmerken|trekken|symptomen|van (?:uw|je|jouw|de|een|zijn|haar|mijn)) )',
  ' (?:verwijs|verwijzen|meld|melden|stuur|sturen) (?:ik |we )?(?:u|je|jou|hem|haar)(?: (?!of|vraag\\S*|onderzoek\\S*|verdenking)\\S+){0,6} (?:wegens|vanwege|in verband met) (?:een |de |uw |je |jouw )?@',
  '^(?!.* (?:als|of|indien|stel|mocht|zou|zouden|denkt|dacht|zegt|zei|zeiden|schreef|schrijft|bang|hoopt|las|gelezen) (?:\\S+ )*@).* (?:ik|we|wij) (?:(?!niet|geen|eerst)\\S+ ){0,6}(?:kom|komen) (?:\\S+ ){0,2}(?:uit op|tot|op) (?:de diagnose |een |de conclusie )*@',
  '^(?!.* (?:als|of|indien|mocht|zou|zouden|denkt|dacht|zegt|zei) (?:\\S+ )*@).* (?:kom|komen) (?:uit op|tot de (?:diagnose|conclusie)) (?:een )?@',
  ' (?:dat|dit) (?:alles|geheel)(?: (?:bij elkaar|samen|tezamen))*(?: (?:genomen|,))* (?:is|heet|noemen we|noem ik)(?: (?:dus|nu|echt|gewoon|een))* @',
  '(?<! (?:voor|of|over|naar|op) )@ (?:die|dat|welke) (?:u|je|jij|hij|ze|zij) (?:nu |dus |ook )?(?:heeft|hebt|heb)(?= )',
  ' (?:die|de|uw|je|jouw) @ (?:die|dat|welke) (?:u|je|jij|hij|ze|zij) (?:nu |dus |ook )?(?:heeft|hebt|heb)(?= )',
  '^(?!.* (?:als(?! (?:voorlopige|werk))|of|niet|geen) (?:\\S+ )*@).* (?:als )?(?:voorlopige diagnose|werkdiagnose|voorlopige conclusie|voorlopige classificatie)(?: (?:is|wordt|blijft|een|schrijf ik op|noteer ik|zet ik neer|:))* @',
  ' doe[tn] (?:mij|me|ons) (?:(?!niet)\\S+ ){0,2}denken aan (?:een )?@',
  ' (?:verslag|rapport|rapportage|brief|ontslagbrief|verwijzing|dossier|advies) (?:staat|komt|zet ik|schrijf ik|vermeld ik|noteer ik) (?:straks|dan|dus|te staan|nu|als diagnose|:|,| )*(?:een )?@(?! (?:vraagteken))',
]);
