/** Whose fact a statement is. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { Person } from './fact.ts';
import type { Statement } from './statements.ts';

const relations: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|maar|al) )?(?:m'n |mijn |de |zijn |haar )?(moeder|vader|zus|zusje|broer|broertje|opa|oma|oom|tante|man|vrouw|vriend|vriendin|ex|partner|zoon|dochter|kind|kinderen|ouders|buurman|buurvrouw|collega|nicht|neef|schoonmoeder|schoonvader|schoonzus|zwager|huisgenoot|baas|vrienden)\b/,
  en: /^(?:(?:and|but) )?(?:my |the |his |her |their )?(mother|mum|mom|father|dad|sister|brother|grandmother|grandfather|grandma|grandpa|uncle|aunt|husband|wife|boyfriend|girlfriend|ex|partner|son|daughter|kids|children|parents|neighbour|neighbor|colleague|cousin|nephew|niece|friend|flatmate|boss)\b/,
};

export function whoOf({ clause, quote }: Statement, language: Language): Person {
  const [, relation] = relations[language].exec(plain(clause ?? quote)) ?? [];
  return relation ? { role: 'other', relation } : { role: 'client' };
}
