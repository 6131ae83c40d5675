/** Whom an event of a calendar is with, as people write that in its title and its text. */
import { readBirthDate } from '../../consultations/client-words.ts';

type TitleClient = {
  client_name: string | null;
  client_code: string | null;
  date_of_birth: string | null;
};

const LABELS = {
  client_name:
    /^\s*(?:naam\s+)?(?:cli[eë]nt|pati[eë]nt|client|patient)(?:naam|\s+name)?\s*:\s*(?<value>.+)$/im,
  client_code:
    /^\s*(?:(?:cli[eë]nt|pati[eë]nt|client|patient)\s?-?(?:code|nummer|nr\.?|id|number)|dossiernummer)\s*:\s*(?<value>\S.*)$/im,
  date_of_birth: /^\s*(?:geb\.?|geboren|geboortedatum|date of birth|dob|born)\s*:\s*(?<value>.+)$/im,
} as const;

const labelled = (text: string, label: keyof typeof LABELS): string | undefined =>
  LABELS[label].exec(text)?.groups?.value?.trim();

/** Words for the kind of an appointment, which stand beside the name. */
const KINDS =
  /^(?:intake|consult|vervolg|vervolgconsult|vervolggesprek|behandeling|behandelgesprek|gesprek|afspraak|evaluatie|emdr|cgt|therapie|sessie|controle|medicatiecontrole|telefonisch|telefonisch consult|video|videoconsult|beeldbellen|huisbezoek|diagnostiek|kennismaking|adviesgesprek|follow-?up|session|therapy|appointment|phone|evaluation|review|online|teams|f2f|nieuw|new)(?:\s+\d+)?$/i;
const WITH =
  /^(?:(?:intake|consult|afspraak|gesprek|sessie|beeldbellen|appointment|session)\s+(?:met|with)\s+)/i;
/** Between the parts of a title. */
const PARTS = /\s+[-–—|/]\s+|\s*[:;|]\s+|\s*[()]\s*/;
/** `[C-17]` or `#C-17`. */
const CODE = /\[(?<bracketed>[^[\]]{1,40})\]|(?:^|\s)#(?<marked>[\w.-]{1,40})/;

const cut = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;

export function clientInTitle(title: string, description: string | null): TitleClient {
  const text = description ?? '';
  const code = CODE.exec(title);
  const withoutCode = code ? cut(title, code) : title;
  const born = readBirthDate(withoutCode);
  const rest = (born ? born.rest : withoutCode).replaceAll(
    /\b(?:geb\.?|geboren|dob|born)(?=\s|$|[:)])/gi,
    ' ',
  );
  const parts = rest
    .split(PARTS)
    .map((part) => part.replace(WITH, '').replaceAll(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part) && !KINDS.test(part));
  const said = labelled(text, 'date_of_birth');
  return {
    client_name: (labelled(text, 'client_name') ?? parts[0])?.slice(0, 200) || null,
    client_code:
      labelled(text, 'client_code') ?? (code?.groups?.bracketed ?? code?.groups?.marked)?.trim() ?? null,
    date_of_birth: born?.date ?? (said ? (readBirthDate(said)?.date ?? null) : null),
  };
}
