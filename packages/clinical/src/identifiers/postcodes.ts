/** Postcodes, as written and as said. */
import type { Span } from './kind.ts';

const postcodes: readonly RegExp[] = [
  // `Postbus 412`
  /(?<![\p{L}\p{N}])(?:postbus|p\.? ?o\.? ?box|antwoordnummer|freepost)\s(?:nummer\s)?(?:\d{1,6}|(?:\p{L}*(?:nul|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|tig|honderd|one|two|three|four|five|six|seven|eight|nine|ten|teen|ty|zero|oh)(?!\p{L})[ -]?){1,6})/giu,
  // Small, behind the number of a house or before a town: `9 8161 bz epe`.
  /(?<=\d[a-h]?,?\s(?:in\s)?)[1-9]\d{3} ?(?!mg|ml|kg|cm|mm|ie|iu|km|pm|am|en|of|in|op|is|to|or|at)[a-z]{2}(?=\s\p{L}{3,}|[,.]|$)/gu,
  /(?<![\p{L}\p{N}])[1-9]\d{3} ?(?!SA|SD|SS|MG|ML|KG|CM|MM|IE|IU|EH|KM|PM|AM|KJ)[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  // Small, behind a street: `3b cutlers row s1 2qt`. No unit has these letters.
  /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? (?!\d(?:st|nd|rd|th|hr|ug|ng|yr|ft|dl|wk|lb|pt)(?!\p{L}))\d[abd-hjlnp-uw-z]{2}(?![\p{L}\p{N}])/gu,
  /(?<=(?:postcode|post code|zip code|zip|postal code)(?:\s+(?:is|van|was|of|en|the|mijn|my|de|daar|hier|there)){0,4}[ ,:]+)(?:\d[\d ]{2,5}\d(?:[ ,]*\p{L} ?\p{L}(?![\p{L}]))?|\p{L}{1,2}\d\p{L}?\d? ?\d\p{L}{2}|(?:\p{L}*(?:nul|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|tig|one|two|three|four|five|six|eight|nine|ten|teen|ty|zero|oh)(?![\p{L}])[ ,-]*){1,6}(?:\p{L} \p{L}(?![\p{L}])|\p{L}{2}(?![\p{L}]))?)/giu,
];

export const postcodesIn = (text: string): Span[] =>
  postcodes.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }): Span => ({
        start: index,
        end: index + found.trimEnd().replace(/,$/, '').length,
        kind: 'postcode',
      }),
    ),
  );
