/** What somebody else says or wrote, or what a diagnosis is measured by: nothing is stated of the client. */
const who =
  '(?:broer|zus|zusje|vader|moeder|dochter|zoon|partner|buurman|buurvrouw|familie|verwijzer|politie|ambulance|groepsleiding|begeleiding|verpleging|wijkteam|therapeut|bedrijfsarts|juf|school|mensen|ze|men|brother|sister|father|mother|daughter|son|wife|husband|neighbour|police|staff|nurse|nurses|school|teacher|somebody|someone|people|detainee|they|surgeons)';
const saying =
  '(?:zegt|zei|zeggen|zeiden|meldt|meldde|melden|meldden|vertelt|vertelde|geeft aan|gaf aan|denkt|denken|dacht|schreef|schreven|noemt|noemde|noemden|roept|roepen|riepen|beweert|beweren|states?|stated|reports?|reported|claims?|claimed|wrote|writes|calls?|called|calling|says?|said|thinks?|thought)';

const byOthers = new RegExp(
  [
    ` ${who} (?:(?!(?:ik|i|we|wij) )\\S+ ){0,4}?${saying} (?:(?!(?:ik|i|we|wij) )\\S+ ){0,5}@`,
    ` ${who} (?:(?!(?:ik|i|we|wij) )\\S+ ){0,4}@ (?:roept|roepen|riepen|noemt|noemen|noemde|noemden)(?= )`,
    ' (?:er wordt|wordt er|er werd|werd er) (?:beweerd|gezegd|geroepen|gesuggereerd|gefluisterd) (?:dat )?(?:\\S+ ){0,4}@',
    " (?:you've|you have|you|u|je|jij) (?:\\S+ ){0,2}?(?:ticked|keep saying|kept saying|kruiste|aangekruist|hoopte|hoped|zocht zelf op|googelde|googled)(?: \\S+){0,3} (?:: )?@",
    ' (?:hoopte|gehoopt|hoopt|hoped|hoping) (?:\\S+ ){0,3}(?:op|voor|for) (?:\\S+ )?@',
    " (?:collega|collega's|colleague|colleagues|team|kliniek|ziekenhuis|afdeling) (?:\\S+ ){0,5}?(?:hielden het op|hield het op|maakte er|maakten er|schreef|schreven|wrote|put) (?:\\S+ ){0,3}@",
    " (?:previous|last|former) (?:team|clinic|psychiatrist|doctor|consultant)(?:'s)? diagnosis of (?:\\S+ ){0,2}@",
    ' (?:presented|referred|came in|labelled|verwezen|aangemeld) as (?:query )?(?:\\S+ )?@',
    ' (?:it says|it said|er staat|er stond|daar staat|daar stond)(?: (?:here|hier|nog|ook))* (?:\\S+ )?(?:query|possible|mogelijk|mogelijke|verdenking|v a|va) (?:\\S+ ){0,2}@',
    '@ stond er(?= [.,] | $)',
    " (?:ik ben|i am|i'm) een? @(?= )",
  ].join('|'),
  'u',
);

/** What it takes, or what it is like, in general. */
const measured = new RegExp(
  [
    " (?:er bestaat|there is|there's) (?:zoiets|such a thing|something) (?:als|as) (?:een |an? )?@",
    '(?:^|,| maar| want| en| dus) (?:een )?@ (?:ziet er (?:\\S+ )?anders uit|is (?:\\S+ )?(?:heftiger|erger|zwaarder|milder|anders|zeldzaam)(?= [.,] | $| dan ))',
    '(?:^|,| but| and| so) (?:an? )?@ (?:looks|is) (?:\\S+ )?(?:different|worse|milder|rare)(?= )',
    ' onder (?:een )?@ (?:verstaan|versta) (?:we|wij|ik)(?= )',
    ' (?:voor|bij) (?:een )?@ (?:is het (?:nog )?te vroeg|zijn (?:de|er|uw|je)|is er (?:te weinig|onvoldoende|meer)|heb je|moet je|moeten er|ontbreekt|ontbreken|vind ik (?:\\S+ )?te weinig|zou (?:je|u|er)) ',
    " for (?:an? )?@ (?:you'd|you need|you would|there'd|there would|we'd|it's too|it is too)(?= )",
    ' (?:het tegenovergestelde|het omgekeerde|the opposite) (?:van|of) (?:een |an? )?@',
    ' (?:zit|ligt|sits|lies|somewhere) (?:\\S+ )?(?:tussen|between) (?:\\S+ ){0,5}(?:en|and) (?:een |an? )?@',
    ' (?:los|afgezien|apart|separate) (?:van|from) (?:een |de |the |an? )?@',
    ' hoe (?:een )?@ (?:werkt|ontstaat|begint|loopt)(?= )| how (?:an? )?@ (?:works|starts|develops)(?= )',
    '^ (?:(?:maar|but|,) )*(?:een |an? )(?:volledige|echte|full|real|true) @ (?:, )?(?:nee|niet|no|not)?',
    '@ (?:bij|in) (?:ouderen|kinderen|volwassenen|vrouwen|mannen|jongeren|adults|children|women|men|older people|the elderly) (?:ziet|is|komt|uit|lijkt|looks|tends|can)(?= )',
    ' (?:leven|omgaan|leren leven|living|coping|dealing) (?:met|with) (?:een |an? )?@ (?=mee |on |op |heet |is called |, daar )| (?:folder|boek|boekje|cursus|groep|workshop|podcast|app|website|brochure|module|film|leaflet|book|course|group|video|programme|training)(?: (?:called|genaamd|die|that|heet|is called|over|about))*(?: (?:leven met|omgaan met|grip op|beating|living with|coping with|understanding|overcoming|managing|beyond|voorbij)) (?:een |an? )?@',
    '@ (?:friendly|sign|cafe|choir|koor|dag|awareness|charity|bewust)(?= )',
    ' bij (?:mensen|patienten|ouderen|kinderen|vrouwen|mannen) (?:(?!(?:u|uw|jou|jouw) )\\S+ ){0,14}@',
    ' (?:in|with) (?:people|patients|older people|children|women|men|adults) (?:(?!(?:you|your) )\\S+ ){0,12}@',
    ' having an? (?:parent|father|mother|brother|sister) with @',
  ].join('|'),
  'u',
);

/** `text` is a clause in plain words with `@` for the diagnosis. */
export const isHearsay = (text: string): boolean => byOthers.test(text) || measured.test(text);
