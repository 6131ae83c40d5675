/**
 * What speaks against a disorder that an English clinician names, where nothing else tells whether it is stated: it is the name of a
 * thing, somebody else's, general, supposed, or what somebody else says.
 */
const things =
  '(?:clinic|clinics|ward|unit|service|services|programme|program|pathway|module|guideline|guidelines|protocol|team|teams|training|course|workshop|group|groups|questionnaire\\S*|scale|subscale|inventory|checklist|test|tests|cut-?off|cut off|(?<!(?:meet|meets|reach|reaches) (?:the )?)threshold|book|books|film|films|series|documentary|podcast|talk|lecture|conference|webinar|degree|thesis|phd|dissertation|app|site|website|leaflet|brochure|link|page|pages|helpline|video|videos|article|charity|society|association|centre|center|helpline|chapter|waiting list|waiting time|wait|drop-?in|evening|session|sessions|event|meeting|network|funding|cover|experience|expertise|interest|awareness|beds|places|specialist|expert|nurse|coach|researcher|screening|screener|screen|fund|week|campaign|study|studies|trial|trials|research|pcl-?5|phq-?9|gad-?7|bdi|epds|aq|aq-10|hads|scid\\S*|caps\\S*|ados\\S*|audit|mmse|moca)';
const joining =
  '(?:(?:for|about|of|on|with|to|around|regarding|called|named|titled|like|such as|people|patients|adults|children|teenagers|the|an?|and|or|,|:|#|early|adult|severe) )*';

const kin =
  '(?:family|father|mother|mum|mom|dad|sister|brother|gran|nan|granny|grandma|grandad|grandpa|grandmother|grandfather|aunt|uncle|cousin|partner|parents|stepfather|stepmother)';
const others =
  '(?:carer|caregiver|someone else|somebody else|neighbours?|neighbors?|actor|actress|singer|writer|footballer|presenter|celebrity|colleague|friend|flatmate|roommate|housemate|classmate|ex|boss|manager|teacher|last patient|other patient|another patient|patient of mine|client of mine|fellow patients?)';

const says =
  '(?:said|says|thinks|thought|writes|wrote|calls|called|asks|asked|suspects|suspected|read|reads|heard|hears|hear|using the word|reckons|reckoned|believes|believed|feels|felt|meant|claims|claimed|mentions|mentioned|suggested|suggests|queried|wondered|wonders|googled|feared|fears|wants|wanted|raised|throw|throws)';

/** What is named is a thing, or what it is for: `de polikliniek angststoornissen`, `onder de afkap voor PTSS`. */
export const englishThings = new RegExp(
  ` ${things} (?:(?:for|about|of|on|with|to|around|regarding|called|named|titled|like|such as) ${joining}|(?:and|#) )?@`,
  'u',
);

/** `Father known to have …`, `that actor with his …` */
export const englishOthers = new RegExp(
  ` ${kin} (?:has|had|is|was|got|suffers from) (?:(?:also|an?|mild) )*@|(?:^|[,:;]| and| but) ${kin}(?:'s)? (?:(?:(?!you|client|,)\\S+ ){0,2}(?:with|has|had|is|was|got|known|have) )?(?:(?:,|:|with|to|have|of|also|an?|mild|possible|probable) )*@| ${others} (?:\\S+ ){0,3}?(?:with|has|had|is|was|got|his|her|their) (?:\\S+ ){0,3}@`,
  'u',
);

export const englishOnlyNamed: readonly RegExp[] = [
  ` ${things} (?:\\S+ ){0,3}(?:covers?|covered|looks? at|deals? with) (?:\\S+ ){0,3}@`,
  // The name of a thing, or what a thing is for.
  ` (?:word|words|term|label|category|box|topic|title|score|scores|code|form|forms) ${joining}@`,
  '@ (?:: )?(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)(?= [,.] | $)',
  '@ (?:clinics?|nurses?|teams?|services?|units?|wards?|pathways?|groups?|courses?|books?|specialists?|workers?|coaches|coach|charity|leaflets?|forms?|codes?|waiting|referrals?|register)(?= )',
  ' (?:work|works|worked|working|specialise\\S*|specialize\\S*|trained|run|ran|running) (?:\\S+ ){0,5}(?:in|with|on|at|for) (?:\\S+ ){0,3}@',
  ' (?:form|insurer|insurance|licence|license|dvla|employer|council|application|referral)(?: \\S+){0,4} (?:asks?|wants?|needs?|requires?|covers?|pays?|says?)(?: \\S+){0,8} @',
  ' (?:phq(?:-?9)?|gad(?:-?7)?|bdi(?:-ii)?|mdi|ids(?:-sr)?|hads|epds|pcl(?:-?5)?|ces-d|score) (?:(?:9|7|5|ii) )?(?:(?::|=|is|van|of) )*\\d+ (?:[,(] )?@',
  ' (?:offer|offers|provide|provides) (?:\\S+ ){0,10}(?:for|to) (?:\\S+ )?@',
  ' (?:go|goes|going|run|running|work) through (?:\\S+ ){0,6}@',
  ' (?:edge|verge|brink) of (?:an? )?@',
  // Somebody else's.
  '^ (?:(?:and|but|well|so|yes|look|,) )*(?!(?:who|what|that|this|it|there|here|you|he|she|they|client|patient|which|now|pt|still|also) )\\p{L}+ (?:has|had|suffers from) (?:an? )?@',
  '^ (?:(?:and|but|well|so|yes|look|,) )*(?:the|an?|that) (?!(?:client|patient|man|woman|boy|girl|gentleman|lady|baby|diagnosis|conclusion|picture|team) )\\p{L}+ (?:has|had|suffers from) (?:(?:an?|also) )*@',
  ' (?:saw|met|treated|knew|had|seen|looked after) (?:\\S+ )?(?:an?|that|this one) (?:\\S+ ){0,7}@',
  '^ (?:previous|prior|former|past|remote|historic) (?:(?:episodes?|history|diagnosis) of )?(?:\\S+ )?@',
  // In general.
  '^ (?:(?:and|but|so|well|now|look|yes|,) )*(?:an? )?(?:\\S+ )?@ (?:makes?|goes|go|lasts?|starts?|begins?|happens?|affects?|comes?|means|takes?|involves?|runs?|can|could|tends?|gets?|varies|responds|is (?:an?|very|quite|often|usually|when|something|not|never|more|so|(?:\\S+ ){0,3}(?:hereditary|genetic|inherited|treatable|curable|common|rare))|are (?:two|often|different|very)) ',
  ' (?:in|with) (?:an? )?(?:\\S+ )?@ (?:you|we|it|people|there|,? ?the brain)(?= )',
  ' (?:about|into|against|between|than|like|such as|versus|towards|so-called|sort of|kind of|type of|difference|differs|confused|mistaken|tip|tips|turn|turns|lead|leads|used|licensed|meant|indicated) (?:(?:of|with|for|from|into|an?|the|and|or|#|,) )*(?:\\S+ )?@',
  ' (?:often|usually|sometimes|always|so-called|people|everyone|everybody|anyone|someone|nobody|most|mostly|many|nowadays|these days|percent|per cent|one in|typically|generally|every|each|nothing|any) (?:\\S+ ){0,8}@',
  '@ (?:\\S+ ){0,6}(?:often|usually|sometimes|people|everyone|everybody|anyone|percent|in general|generally|typically|a lot)(?= )',
  ' (?:either|neither|make sure|making sure|looks for|looking for|look for) (?:\\S+ ){0,8}@',
  ' (?:heading for|headed for|sliding into|slide into|on (?:your|the) way to|end up with|ending up with) (?:\\S+ ){0,3}@',
  ' (?:keeps?|feeds?|fuels?|worsens?|causes?|triggers?|mimics?) (?:an? )?@',
  ' (?:occurs?|happens?|seen|common|typical|found|present) (?:\\S+ ){0,2}(?:in|with|for|of) (?:an? )?@',
  // Supposed, feared, wished for, warned of, asked for.
  ' (?:if|unless|whether|suppose|when|until|before|in case|can|could|may|might|would|should|want|wants|need|needs|must|to (?:prevent|avoid|see|check|exclude|rule|screen|test|assess|look)|missing|without|or is it) (?:(?!but )\\S+ )*@',
  ' (?:afraid|fear|fears|worried|worry|worries|hope|hopes|hoping|risk|risks|chance|chances|alert|prevent\\S*|prone|vulnerab\\S*|traits?|features?|tendenc\\S*|screen\\S*|test\\S*|check\\S*|assess\\S*|evaluat\\S*|investigat\\S*|explor\\S*|rule|ruled|ruling|question|query about|request\\S*|scored?|scores|scoring|eye out|watch\\S*|look out|monitor\\S*) (?:\\S+ ){0,8}@',
  '@ (?:\\S+ ){0,4}(?:tested|screened|assessed|checked|scored?|enough|forever)(?= )',
  // What others say, and what was.
  ` ${says} (?:\\S+ )*@`,
  ` @ (?:(?!,)\\S+ ){0,4}${says}(?= )`,
  ' (?:ago|once|used to|was|were|had|previously|back then|last (?:year|week|time)\\S*|first|initially|originally|at one point) (?:\\S+ ){0,8}@',
  '@ (?:(?!,)\\S+ ){0,5}(?:years ago|back then|was|were|had|at the time)(?= )',
  " (?:no|not|never|without|isn't|don't|doesn't|wasn't|haven't|hasn't|can't|neither|nor|denies|denied|rather than) (?:(?!only |just |, )\\S+ )*@",
  "@ (?:(?!,)\\S+ ){0,4}(?:isn't|not|never|no|unclear|doesn't|error|mistake|mistakenly|wrongly|removed)(?= )",
].map((source) => new RegExp(source, 'u'));
