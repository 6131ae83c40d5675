/** Questionnaires that only papers name, by their capitals: in talk the same letters are ordinary words. General knowledge. */
import type { MeasurementSlot } from '../reading/slot.ts';
import type { Part } from './headings.ts';

const known = new Set(
  `
  MDS-UPDRS MDS-UPDRS-III UPDRS-III GPCOG HKT-R START SVR-20 HCR-20 GCS FIM MRS ECOG WHO-PS
  AQ AQ-10 AQ-28 AQ-50 EQ NDDI-E NDDIE PHQ-15 ISI PSQI ESS MEQ DSHI SITBI ASRM YMRS IDS-SR IDS-C QIDS HCL MSI-BPD BHS RRS PSWQ ASI ASI-3 DOCS DUDIT CUDIT DAST SADQ SDS OCDS MDAS 4AT DRS-R-98 KATZ KATZ-ADL BARTHEL ADL IADL GFI CPQ SAQ
  6CIT 6-CIT ACQ ADOS ADI-R AIMS AMT AMTS ASEX ASQ ATQ AVL BADL BARS BEDS BES BIS-11 BPDSI BRIEF BSL BSL-23 BSS BSSI C-SSRS CAARS CAGE CAINS CAM CAMM CAPE
  CARS CBCL CBI CDR CDSS CFQ CFS CGI-S CGI-I CIS CIS-20 CIS20 CIS-20R CIS-R CISS CMAI COPM CROPS CRIES CRIES-13 CSI CSDD CWS DASH DES DES-II DIS DLV DOS DRS DSS DTS DUS
  EAT EAT-26 EBS EDDS EDI EDI-2 EDI-3 EDIZ EHQ EQ-5D EQ5D ERQ ESM FAB FACIT FAST FES FFMQ FFMQ-SF FIQ FNE FSS FTND GHQ GHQ-12 GHQ-28 GSE GSES HAM-A HAMA HARS HAS
  HCL-32 HIT-6 HSCL HSCL-25 HTQ HUI IDAS IES-15 INQ IQCODE ITQ K10 K6 KIDSCREEN KPDS LEC LPFS LSS MASC MATRICS MBI MBI-GS MDI MDQ MFI MFI-20 MFQ MHC-SF MIDAS MINI
  MNA MNA-SF MSPSS MUST NEVID NIHSS NPI NPI-Q OBQ OCI OCI-R OASIS OLBI ORS OSQ PAI PAS PC-PTSD PC-PTSD-5 PCS PDQ PDQ-4 PGI PHQ PHQ-2 PHQ-4 PHQ-8 PI-R PIPS PROPS PQ-16 PQ-B PRIME PSS PSS-10
  PSYRATS PTCI QIDS-C QOLI RAADS RAADS-R RAND RAND-36 RAVLT RBANS RSES RSS SAD SADS SANS SAPS SAPAS SBQ SBQ-R SCARED SCARED-NL SCAS SCI SCID SCOFF SCQ SCS SDS SEQ SF-12 SF-36 SHAPS
  SIAS SIPP SIPP-118 SMQ SNAP SNAP-IV SNAQ SNS SOGS SPIN SPPB SPS SRS SSI SSRS STAI STAI-S STAI-T STAXI SWLS SWN SWEMWBS TAS TAS-20 TIB TMT TRF TSQ TSCC UBOS UCL UPDRS UPPS VBBA VVGK
  AHI IQ TIQ VIQ PIQ FSIQ GIQ WEMWBS WHO-5 WHOQOL WSAS WAIS WISC YBC YGTSS YSQ YSR ZAN-BPD ZBI ZKN MTA GCA NYHA ASA CHA2DS2-VASC CHA2DS2-VASc CHADSVASC HAS-BLED APGAR NEWS NEWS2 EWS MEWS qSOFA SOFA RASS DN4 PAINAD REPOS
  `
    .trim()
    .split(/\s+/),
);
/** Of names, not of capitals. */
const named =
  'Fazekas|Fagerstr[oö]m|Conners|Zarit|Rosenberg|Maslach|Hachinski|Cornell|Norton|Braden|Raven|VvGK|Simpson[- ]Angus|Bristol ADL|Epworth|Altman|[Kk]loktekening|[Kk]loktekentest';

/** A number behind these is of a session, a code or an age. */
const never =
  /^(?:EMDR|CGT|CBT|CBIT|ACT|DGT|DBT|MBCT|MBT|SFT|IPT|FACT|IHT|PMT|GHB|THC|DSM|ICD|CD|UC|SEH|IBS|RM|WLZ|WMO|UWV|NR|EH|IE|BMI|RR|DOB|BSN|TEL|GEB|NHS|GGZ|POH|AGB|BIG|ZD|ICF|WVGGZ|WZD|ECT|RTMS|CT|MRI|EEG|ECG|HIV|HCV|HBV|COVID|PTSS|ADHD|ASS|OCS|DM|COPD|CVA|TIA|MDL|KNO|PCI|TUG|HR|BP|PR|QRS|PQ|LVEF|NYHA|CRT|CEP|ZIN|JGZ|CJG|VO|MBO|HBO|HAVO|VWO)(?:-|$)/u;

const word = '\\p{Ll}[\\p{L}-]*';
const scale = new RegExp(
  `(?<![\\p{L}\\d-])((?=[\\p{L}\\d-]*\\p{Lu}\\p{L}?[\\p{Lu}\\d])[\\p{L}\\d][\\p{Lu}\\d]+[\\p{L}\\d]*(?:-[\\p{Lu}\\d]+[\\p{L}]?){0,3}|${named})(?:[- ](?:T(?:[- ]score)?|score|totaal|totaalscore|total|${word}))?(?:\\s\\([^)\\d]{1,30}\\))?(?:\\s(?:T(?:[- ]score)?|score|totaal|totaalscore|total))?\\s*(?:[:=]|\\s(?:was|is|bedroeg|bedraagt|scoorde|van|of|kwam(?: uit)? op|komt(?: uit)? op|gaf|leverde|came (?:out )?(?:at|to)|gave)\\s)?\\s*(\\d{1,3}(?:[.,]\\d{1,2})?)(?:\\s?\\/\\s?(\\d{1,3}))?(?![\\d/:%]|[.,-]\\d|\\s?(?:x|×|mg|mcg|dd|wk|weken|week|dagen|jaar|jr|uur|zittingen|sessies|minuten|min|maanden|mnd|sessions|years|weeks|days|months|%|[a-z]+\\/l)(?!\\p{L}))`,
  'gu',
);
const subScale =
  /^(?:op|in|met|en|bij|na|van|voor|sinds|per|and|on|in|with|at|for|since|deel|item|regel|kamer|afdeling|afd|groep|versie)$/u;

const LONGEST_NUMBER_characters = 8;
/** The parts of the OQ-45. */
const ofList = /^(?:SD|IR|SR|ASD)$/u;

/** Values of questionnaires that the readers do not know. Under a heading of measurements every name in capitals is one. */
export function scalesIn(words: string, part: Part, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  if (!/\d/.test(words)) return [];
  return [...words.matchAll(scale)].flatMap((match): MeasurementSlot[] => {
    const [whole, name = '', value = '', of] = match;
    const isListed =
      known.has(name) ||
      known.has(name.replace(/-(?:I{1,3}|IV|V|[1-6])$/u, '')) ||
      new RegExp(`^(?:${named})$`, 'u').test(name);
    const between = /^[- ](\p{Ll}[\p{L}-]*)/u.exec(whole.slice(name.length))?.[1];
    if (never.test(name) || (between && subScale.test(between))) return [];
    const isPartOfList = ofList.test(name) && /\bOQ-?45/u.test(words);
    // `NDDI-E 18.` and nothing else, or between the marks of a row of values.
    const isAlone =
      /^\p{Lu}{3,}(?:-[\p{Lu}\d]{1,3}){0,2}$/u.test(name) &&
      /(?:^|[,;.]\s)$/u.test(words.slice(0, match.index)) &&
      /^\s*(?:[,;.]|$)/u.test(words.slice(match.index + whole.length)) &&
      whole.length <= name.length + LONGEST_NUMBER_characters;
    const isMeasured =
      (isAlone && (part === 'other' || part === 'course' || part === 'social')) ||
      (part === 'lab' && /^\p{Lu}{3,}/u.test(name)) ||
      (part === 'examination' && /^\p{Lu}{4,}/u.test(name));
    if (!isListed && !isPartOfList && !isMeasured) return [];
    const end = match.index + whole.length;
    const start =
      end -
      (of === undefined ? value.length : whole.length - whole.lastIndexOf(value, whole.lastIndexOf('/')));
    if (found.some((slot) => slot.start < end && match.index < slot.end)) return [];
    const most = of === undefined ? undefined : Number(of);
    const number = Number(value.replace(',', '.'));
    if (most !== undefined && most < number) return [];
    return [{ start, end, name, value: number, ...(most === undefined ? {} : { of: most }), isPast: false }];
  });
}
