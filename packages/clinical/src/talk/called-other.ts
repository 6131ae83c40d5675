/** What a clinician says to somebody who is called by name and is not the client: `Harie, jij bent donderdag aan de beurt.` */
import type { Language } from '../note.ts';
import { namesSaid } from '../reading/names-said.ts';
import { noNames } from './named-asked.ts';
import type { Role, Sentence } from './sentence.ts';
import { presented, startsWithName } from './spoken-to.ts';

const behind = /^(.*), (?:en )?(\p{Lu}\p{Ll}{2,})[.?!]+$/u;
const toSomebody = /(?<!\p{L})(?:u|uw|uzelf|je|jij|jou|jouw|jezelf|you|your|yourself)(?!\p{L})/iu;

/** Who is called in front of what is told or asked, or at its end. */
function calledIn(said: string, front: RegExp): string | undefined {
  const first = front.exec(said)?.[1];
  const [, before = '', last] = behind.exec(said) ?? [];
  const name = first ?? (last !== undefined && !presented.test(before) ? last : undefined);
  return name === undefined || noNames.test(name) ? undefined : name;
}

/** Anybody whom a turn names to speak to, also in passing: `Gerda, dat plassen.`, `Gerda hier, en Harie, jij zwijgt.` */
const calling =
  /(?:^(?:(?:En|Maar|Dus|Goed|Oké|Zo|Nou|And|So|But|Well|Right),? )?|(?<=[,.] (?:en |and )?))(\p{Lu}\p{Ll}{2,})(?=, \p{Ll})|(?<=, )\p{Lu}\p{Ll}{2,}(?=[.?!]$)/gu;

/** Who answers after each name that the clinician called last in a turn. */
function answering(sentences: readonly Sentence[]): Map<string, Role[]> {
  const found = new Map<string, Role[]>();
  let last: string | undefined;
  for (const { speaker, said } of sentences) {
    if (speaker.role === 'clinician') {
      const names = (said.match(calling) ?? []).map((name) => name.replace(/^.*[ ,]/u, ''));
      last = names.at(-1) ?? last;
      continue;
    }
    if (last !== undefined) found.set(last, [...(found.get(last) ?? []), speaker.role]);
    last = undefined;
  }
  return found;
}

/** Gives what the clinician tells by name whom it is said to, where always the other one answers to that name, and to another the client. */
export function findCalledOther(sentences: readonly Sentence[], language: Language): void {
  if (!sentences.some(({ speaker }) => speaker.role === 'other')) return;
  const front = startsWithName(language);
  const known = namesSaid(sentences.map(({ said }) => said));
  // Who is never called in front of what they are asked may be anybody whom the clinician names.
  const inFront = new Set(
    sentences.flatMap(({ said, speaker }) =>
      speaker.role === 'clinician' && toSomebody.test(said) ? [front.exec(said)?.[1]] : [],
    ),
  );
  const others = new Set(
    [...answering(sentences)].flatMap(([name, roles]) =>
      inFront.has(name) && known.has(name.toLowerCase()) && roles.every((role) => role === 'other')
        ? [name]
        : [],
    ),
  );
  if (others.size === 0) return;
  for (const sentence of sentences) {
    if (sentence.speaker.role !== 'clinician' || sentence.act === 'asks') continue;
    const name = calledIn(sentence.said, front);
    if (name && others.has(name) && toSomebody.test(sentence.text)) sentence.to = name;
  }
}
