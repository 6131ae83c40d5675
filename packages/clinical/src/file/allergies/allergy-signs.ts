/** Signs of which nobody doubts that they are of an allergy, and no mere side effect. */
const dutch =
  '\\p{L}*uitslag|\\p{L}*exantheem|galbulten|netelroos|urticaria|jeuk\\p{L}*|bult(?:en|jes)|blaren|blaasjes|\\p{L}*eczeem|roodheid|(?:vuur)?rode (?:huid|vlekken|bultjes|plekken|armen|handen)|(?:op)?gezwollen|zwelling\\p{L}*|zwol(?:len)?|zwelt|zwellen|opgezette? \\p{L}+|dikke? (?:lip|lippen|tong|keel|gezicht|ogen)|angio-?oedeem|quincke\\p{L}*|anafyla\\p{L}*|(?:allergische|overgevoeligheids|huid|contact)-?\\s?(?:reactie|allergie)\\p{L}*|contactallergie|dermatitis|benauwd\\p{L}*|ademnood|(?:anafylactische )?shock|bronchospasm\\p{L}*|astma-?aanval(?:len)?|piepen\\p{L}*|agranulocyt\\p{L}*|stevens-johnson\\p{L}*|(?:syndroom van )?lyell|DRESS(?:-syndroom)?';
const english =
  'rash\\p{L}*|hives|blister\\p{L}*|welts|w(?:h)?eals|swelling|swollen|swell(?:s|ed)?|wheez\\p{L}*|itch\\p{L}*|eczema|anaphyla\\p{L}*|angio-?oedema|angioedema|breathless\\p{L}*|bronchospasm|allergic reaction|asthma attacks?|flush(?:ed|ing)|lumps|spots|stevens-johnson(?: syndrome)?|serum sickness|blistering rash';

/** A part of a pattern. */
export const allergySign = `(?<![\\p{L}-])(?:${dutch}|${english})(?![\\p{L}])`;
