/** An episode and the disorder that it belongs to are one diagnosis: `een manische episode bij een bipolaire I-stoornis`. */
import type { Hit } from '../reading/lexicon.ts';
import type { Token } from '../reading/tokens.ts';

const episodes = new Set(['manie', 'hypomanie', 'depressieve stoornis']);
const whole = 'bipolaire stoornis';
const links =
  /^ (?:(?:met|zonder|with|without) (?:\S+ ){1,2}(?:kenmerken|symptomen|features|symptoms) )?(?:, )?(?:bij|binnen|in het kader van|passend bij|als onderdeel van|in het beloop van|op basis van|in|in the context of|as part of|on a background of|within|of) (?:(?:een|de|het|uw|je|jouw|zijn|haar|deze|die|reeds|al|bekende|bestaande|known|existing|established|an?|the|your|his|her|this) )*$/u;

export function withEpisodes<T extends { id: string }>(
  tokens: readonly Token[],
  hits: readonly Hit<T>[],
): Hit<T>[] {
  const joined: Hit<T>[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    const between = last ? tokens.slice(last.to, hit.from) : [];
    const words = ` ${between.map(({ text }) => `${text} `).join('')}`;
    if (last && episodes.has(last.value.id) && hit.value.id === whole && links.test(words))
      joined.splice(-1, 1, { value: hit.value, from: last.from, to: hit.to });
    else joined.push(hit);
  }
  return joined;
}
