/** How streets end, and which words that end so are none. */
export const dutchStreet =
  /^.{3,}(?:straat|straatje|laan|weg|plein|gracht|kade|dijk|singel|dreef|steeg|plantsoen|boulevard|hof|pad|wal|markt|park|poort|baan|ring|erf|kamp|veld|donk|horst|berg|burg|stede|oord|haven|eiland|hoek|zoom|rede|schans|akker|kwartier|mient|oever|weide)$/;
/** So sure that no number need follow. */
export const sureStreet =
  /^.{3,}(?:straat|straatje|laan|plein|gracht|kade|singel|dreef|steeg|plantsoen|boulevard|weg|dijk)$/;
/** Streets of everyone. */
export const anyStreet =
  /^(?:hoofd|zij|winkel|woon|achter|dwars|doodlopende|snel|spoor|fiets|voet|lucht|urine|galweg|gal|water|hoofdlucht|onder|terug|uit|om|auto|heen|half|aftocht|omleidings|rijks|zand|parallel|bij|straat)?-?(?:straat|weg|pad|wegen|plein|baan|markt|hof|park)$/;
export const notStreets = new Set(
  'onderweg terugweg uitweg omweg halverwege snelweg spoorweg luchtweg urineweg galweg fietspad voetpad wandelpad zebrapad schoolplein marktplein dorpsplein doolhof kerkhof gerechtshof begraafplaats vliegveld voetbalveld sportveld speelveld slagveld werkveld beeld voorbeeld zelfbeeld achtbaan rijbaan loopbaan vrijmarkt rommelmarkt arbeidsmarkt woningmarkt supermarkt kerstmarkt jachthaven speelpark pretpark dierenpark vakantiepark invalshoek zithoek weekring kring ontworstering concentratiekamp zomerkamp tienerkamp gezichtsveld weg straat plein straatje drogisterijpark mijlpad'.split(
    ' ',
  ),
);
export const bareStreet =
  /^(?:singel|overtoom|rokin|damrak|spui|brink|markt|haven|plein|coolsingel|hoogstraat|oudegracht|dam)$/;
export const splitStreet =
  /^(?:straat|laan|weg|plein|gracht|kade|dijk|singel|dreef|steeg|plantsoen|hof|pad)$/;
export const englishStreet =
  /^(?:street|road|avenue|lane|drive|close|court|way|square|terrace|crescent|gardens|boulevard|grove|mews|st|rd|ave)$/;
/** `prins hendrikstraat` */
export const titleOfStreet =
  /^(?:prins|prinses|koning|koningin|burgemeester|dokter|pastoor|dominee|professor|generaal|admiraal|graaf|sint|jan|jonkheer|kapelaan|pater|minister|president|wethouder|meester)$/;
