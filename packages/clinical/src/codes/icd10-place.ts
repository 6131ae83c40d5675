/** Where a code stands in ICD-10: its chapter and the block of categories around it, named in our own words. */
import type { InBothLanguages } from '../note.ts';

type Block = { from: string; until: string; name: InBothLanguages };
type Place = { chapter: string; block: string; name: InBothLanguages };

const block = (range: string, nl: string, en: string): Block => {
  const [from = '', until = from] = range.split('–');
  return { from, until, name: { nl, en } };
};

const chapters: Readonly<Record<string, readonly Block[]>> = {
  V: [
    block('F00–F09', 'Organische psychische stoornissen', 'Organic mental disorders'),
    block('F10–F19', 'Stoornissen door gebruik van middelen', 'Disorders from the use of substances'),
    block('F20–F29', 'Schizofrenie en andere psychotische stoornissen', 'Schizophrenia and other psychoses'),
    block('F30–F39', 'Stemmingsstoornissen', 'Mood disorders'),
    block(
      'F40–F48',
      'Angst-, stress- en somatoforme stoornissen',
      'Anxiety, stress-related and somatoform disorders',
    ),
    block(
      'F50–F59',
      'Gedragssyndromen met lichamelijke kant: eten, slapen, seksualiteit',
      'Behavioural syndromes with a physical side: eating, sleep, sexuality',
    ),
    block('F60–F69', 'Stoornissen van persoonlijkheid en gedrag', 'Disorders of personality and behaviour'),
    block('F70–F79', 'Verstandelijke beperking', 'Intellectual disability'),
    block('F80–F89', 'Ontwikkelingsstoornissen', 'Disorders of development'),
    block(
      'F90–F98',
      'Gedrags- en emotionele stoornissen die in de jeugd beginnen',
      'Disorders of behaviour and emotion that begin in youth',
    ),
    block('F99', 'Psychische stoornis zonder nadere omschrijving', 'Mental disorder not described further'),
  ],
  XX: [block('X60–X84', 'Opzettelijke zelfbeschadiging', 'Intentional self-harm')],
  XXI: [
    block('Z00–Z13', 'Onderzoek en observatie', 'Examination and observation'),
    block('Z55–Z65', 'Sociale en psychosociale omstandigheden', 'Social and psychosocial circumstances'),
    block('Z70–Z76', 'Zorg om andere redenen', 'Care for other reasons'),
    block('Z80–Z99', 'Voorgeschiedenis en familie', 'Personal and family history'),
  ],
};

/** Undefined: not a code, or of a part of ICD-10 that is not here. */
export function placeOf(code: string): Place | undefined {
  const category = /^([A-Z]\d{2})(\.\d{1,2})?$/.exec(code.trim().toUpperCase())?.[1];
  if (!category) return undefined;
  for (const [chapter, blocks] of Object.entries(chapters)) {
    const found = blocks.find(({ from, until }) => category >= from && category <= until);
    if (!found) continue;
    const range = found.from === found.until ? found.from : `${found.from}–${found.until}`;
    return { chapter, block: range, name: found.name };
  }
  return undefined;
}
