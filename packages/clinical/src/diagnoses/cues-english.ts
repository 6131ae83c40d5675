/** How English clinicians state a diagnosis. */
import { type Cues, patterns } from './cues.ts';
import { englishDenials, englishTurning } from './cues-english-nothing.ts';

const english = (...sources: string[]) => patterns(englishTurning, sources);

const client = '(?:you|he|she|they|patient|client|mr \\S+|mrs \\S+|ms \\S+|miss \\S+|pt|son|daughter|child)';
const has =
  '(?:have|has|have got|has got|got|suffer from|suffers from|are suffering from|live with|are living with|are|is|experience|are experiencing|are dealing with|been living with|been dealing with|been suffering from|have had|presenting with|present with|have developed|has developed)';
const short =
  "(?:you've|he's|she's|you're|they've)(?: got| suffering from| dealing with| presenting with| experiencing| living with| been living with| developed)?";
const it =
  '(?:this|that|it|here|what|diagnosis|picture|problem|issue|see|seeing|hearing|think|describe|describing|impression|conclusion|assessment|condition|cause|core|explanation|name|answer|result|verdict|have|thing|one)';

export const englishCues: Cues = {
  begins: /^(?:[;.!?:…]|but|because|although|though|whereas|while|however|unless) /,
  beginsAfterComma:
    /^(?:it|it's|that|that's|this|you|you're|you've|i|i'm|i'd|i'll|we'll|i've|we've|let's|we|we're|there|so|which|and|but|no|not|what|if|as|then|he|she|they|he's|she's|isn't|is|do|does|would|could|rather|or|because|since|your|although|though) /,
  beginsAfterAnd:
    /^(?:it|it's|that|that's|this|you|you're|you've|i|i'm|i'd|i'll|we'll|i've|we've|let's|we|we're|there|so|no|not|he|she|they|then|your (?!#|@)\S+ (?:has|is|had|was|thinks|says)) /,
  ...englishDenials,
  decides: english(
    ' (?:besides|apart from|on top of|in addition to|alongside) (?:(?:the|your|an?|having) )?@ (?:, )?(?:you|there|he|she|we) ',
    ' (?:your|his|her) diagnosis (?:(?:,|:|is|of|which is) )*(?:an? )?@',
    '@ (?:, )?(?:that )?(?:i|we) (?:do )?(?:see|agree with|would agree with|recognise|share|stand by)(?: too| as well| ,| \\.| and| $)',
    '@ (?:part |bit |diagnosis )?(?:is|sounds|seems) (?:right|correct|accurate|spot on)(?= )',
    ' so (?:yes|yeah) (?:, )?(?:an? )?@ (?=[.,!] |$)',
    ' as (?:someone|a person|a man|a woman) with (?:an? )?@ (?:, )?you(?= )',
    " (?:wouldn't|don't want to) (?:yet )?(?:rule out|exclude) (?:an? )?@",
    '@ like (?:yours|the one you have|you have)(?= )',
    ' (?:i|we) (?:do |also |still |really )?(?:suspect|think|believe) (?:that )?(?:you|this|it|he|she) (?:may|might) (?:well |also )?(?:have|be) (?:an? )?@',
    ' (?:confirms?|confirmed) (?:(?!not|no)\\S+ ){0,6}: (?:an? )?@',
    ' (?:continue|continuing|continued|carry on with|carrying on with|stay on|staying on|restart|increase|increasing|keep taking|remains? on|maintained on|stable on)(?: (?!if|not)\\S+){1,5} for (?:the |your |his |her |an? )?@(?= )',
    ' (?:because of|given|despite|in view of|on account of|owing to) (?:the|this|your|his|her) (?:(?!risk|chance|fear|question|possible)\\S+ )?@(?= )(?! (?:symptoms|traits|features|of (?:your|the|his|her)) )',
  ),
  states: english(
    " (?:i'll|i'm|we'll|we're|i|we) (?:\\S+ )?(?:note|noting|write|writing|put|putting|record|recording|enter|entering|code|coding)(?: (?:down|it|this|as|in|that|an?|:))* @",
    ` ${client}(?: (?!not|don't|were|was|had)\\S+){0,4} ${has}~@`,
    ` ${short}~@`,
    ` ${it}(?: (?!not|about|for)\\S+){0,4} (?:is|are|remains|was)~@`,
    ` (?:it's|that's|this's|there's|here's|what's|what i'm seeing is|we're looking at|we're dealing with|i'm seeing|i see|we see|we have|i have|i'm calling it|i'm happy to call this|i'm confident it's)~@`,
    ' (?:diagnosis|diagnoses|diagnosed|diagnose|diagnosing|diagnosis of|dsm-5|dsm|conclusion|conclude|concluded|confirm|confirms|confirmed|impression|assessment|established|amounts to|classified|classify|label|comorbid)(?: (?!whether|about|if)\\S+){0,7} @',
    ' (?:meet|meets|fit|fits|full|within|reach|reaches)(?: \\S+){0,3} criteria (?:for|of)~@',
    ' (?:fits|fit|fitting|matches|match)(?: (?!not)\\S+){0,4}(?: with| in with)?~@',
    ' (?:in the range of|in the context of|on the basis of|secondary to|due to|caused by|a case of|a form of|an episode of|a bout of|down to|picture of|range for|in the middle of|problem of|problem is|issue of|issue is|case of|i mean|meant|looking at|dealing with|treating this as|treating it as|treat this as|treat it as|changed to|revised to|now)~@',
    ' (?:treating|treat|treated|seeing|see)(?: (?!not)\\S+){0,3} (?:you )(?:\\S+ )?(?:for|with)~@',
    ' (?:showed|shows|came back|comes back|tells us|told us|turned out to be|turns out to be|come down to|comes down to|landed on|landing on|settled on|settling on|arrived at|boils down to|add up to|adds up to|adding up to|ticks? (?:\\S+ ){1,4}for|agreed on|falls under|qualifies as|qualify for|counts as|goes by|known as|name for (?:it|this|that)(?: is| ,)?)(?: (?!not|no)\\S+){0,3}~@',
    ' (?:does|do|did) (?:show|confirm|indicate|point to)~@',
    ' (?:put|putting|write|writing|enter|record|note|code)(?: (?:down|in))? (?:an? )?@(?: \\S+){0,2} (?:in|on|into) (?:your|the|his|her|my) (?:notes|letter|chart|record|records|file|report|form|system)(?= )',
  ),
  works: english(
    ' working with (?:an? )?@',
    ' impression (?:so far|for now|at this point|right now)(?: (?!not)\\S+){0,6} @',
    ' on the assumption that~@',
    '@ (?:is|seems|looks|remains)(?: (?!not)\\S+){0,4} (?:the|my|our) (?:(?:most|by far the most) (?:likely|probable|plausible|logical|obvious)|likeliest|best)(?: \\S+)? (?:explanation|diagnosis|fit|guess|match|candidate)(?= )',
    " (?:wouldn't|don't want to) (?:yet )?(?:rule out|exclude) (?:an? )?@",
    " (?:estimate|guess|sense|view|feeling) is (?:that )?(?:this is |it is |it's |you have |you've got )?(?:an? )?@",
    ' (?:first|initial|gut|early) (?:thought|thoughts|instinct|impression|feeling|hunch)(?: here)? (?:is|are|was|would be)~@',
    ' (?:query|question mark)(?: (?:over|on|about|an?))* @',
    ' suspicious (?:of|for)~@',
    ' makes? (?:me|us) think (?:(?!not)\\S+ ){0,2}of (?:an? )?@',
    ' provisional diagnosis(?: (?!not)\\S+){0,6} @',
    ' (?:working diagnosis|provisional diagnosis|provisionally|working hypothesis|hypothesis|differential\\S*|differentials|query|presumptive|presumed)(?: (?!not)\\S+){0,12} @',
    '@(?: (?!,)\\S+){0,6} (?:working diagnosis|provisional|provisionally|in the differential|on the differential|on my list|top of my list|most likely|is likely|probably|for now)',
    ' (?:suspect|suspecting|suspicion|suspicious|suspected|suspicions)(?: (?!not)\\S+){0,6} @',
    ' (?:thinking|leaning|lean|leans|point|points|pointing|heading|inclined)(?: (?!not)\\S+){0,4} (?:about|of|towards|toward|to|along the lines of|in the direction of|in terms of)(?: (?!not)\\S+){0,4} @',
    " (?:thinking|i'm thinking)~@",
    ' (?:everything|all|this|it|that) points? (?:strongly |very much )?(?:to|towards|toward)~@',
    ' keep(?:ing)? (?:an? |some )?(?:\\S+ )?@ (?:on|in) (?:the|my|our) (?:list|mind|differential|back)(?= )',
    ' (?:torn|caught|choosing|choose|deciding|decide)(?: \\S+){0,2} between(?: \\S+){0,4} @',
    " (?:looks|look|looking|sounds|sound|seems|seem|appears|appear|feels|presents)(?: (?!not|at|into|for)\\S+){0,3} (?:like|as|to be|as if|as though|to have|you have|you've got|consistent with|in keeping with)(?: (?!not)\\S+){0,5} @",
    ' (?:suggests|suggest|suggestive|indicates|indicative|suggesting)(?: (?!not)\\S+){0,4} @',
    " (?:probable|probably|possible|possibly|likely|presumably|perhaps|maybe|suspected)(?: an?| mild| moderate| severe| recurrent| chronic| the| have| has| got| also| some| this is| it is| it's| dealing with)* @",
    " (?:i'd|we'd|i would) (?:say|go with|go for|bet on|put money on|wager)(?: it's| an?)? @",
    " (?:i'm|we're|i am|we are|i|we|i've been) (?:\\S+ )?(?:wondering|wonder) about (?:is )?(?:an? |some |possible |whether (?:this is |it's )?)?@(?! (?:\\S+ ){0,3}(?:family|mother|father|brother|sister|side)(?= ))",
    ' treat(?:ing)? (?:it|this|you) (?:as|for)~@(?=(?: \\S+)* (?:see|respond|now|time being|meantime|whether|if) )',
    ' (?:emerging|evolving|early|incipient)(?: (?:an?|signs of))* @',
    " (?:my money's|my money is|i'd bet|i'd put my money) on~@",
    ' working (?:theory|assumption|idea|hunch)(?: (?!not)\\S+){0,3} @',
    ' hunch(?: (?!not)\\S+){0,4} @',
    ' guess(?: \\S+){0,3} (?:is|would be)~@',
    " (?:i think(?! we can )|i believe|i reckon|my guess is|my feeling is|i'd guess)(?: (?!not|about|if|whether)\\S+){0,3} (?:have|has|is|it's|this is|you've|got|that's)~@",
  ),
  doubts:
    / (?:can't be certain|cannot be certain|can't be sure|cannot be sure|early to be (?:sure|certain)|early days|not (?:yet|entirely|completely|totally) (?:certain|sure)|don't know (?:yet|for sure)|remains to be seen|in all likelihood|all likelihood|time will tell|probable|probably|possible|possibly|likely|presumably|perhaps|maybe|suspected|suspect|provisional|provisionally|tentative|tentatively|working (?:diagnosis|hypothesis|assumption|theory|idea|impression|hunch|with|from)|looks|seems|appears|sounds|preliminary|chance|fairly sure|pretty sure|reasonably sure|almost certain|nearly certain|for the time being|for now|at this stage|at this point|question mark|possibility) |(?:i think(?! we can (?:safely )?(?:say|call))|i believe|i reckon|guess|i'd have thought|i'd imagine|we think|i'd guess|i'm thinking|we're thinking|somewhere in)(?: (?!:)\S+)* @|@.* (?:i'd have thought|i'd imagine|i'd say|i think|i believe|i suspect|until we confirm|to be confirmed|pending|need to confirm|want to confirm)/,
  earlier: english(
    ' history (?:is )?(?:significant|notable|remarkable|positive) for(?: (?!family)\\S+){0,5} @',
    ' (?:from|in|according to) (?:your|the|his|her) (?:\\S+ )?(?:records?|notes|file|chart)(?: (?!no|not)\\S+){0,6} @',
    ' (?:known)(?: (?!not)\\S+){0,3} (?:with|to have|for)?(?: \\S+){0,3} @',
    ' known (?:(?:mild|moderate|severe|recurrent|chronic) )*@',
    ' carry(?:ing)? (?:\\S+ ){0,2}diagnos\\S* of(?: (?!not)\\S+){0,4} @',
    "@ (?:that )?(?:you've|you have|he's|she's) had (?:since|for)(?= )",
    "@(?: is|'s) (?:longstanding|long standing|long term|pre existing|an old (?:one|diagnosis)|old news|not new)(?= )",
    ' (?:history of|medical history|past history|background of|background|longstanding|long standing|long term|pre existing|preexisting|established diagnosis of)(?: (?!family)\\S+){0,6} @',
    ' (?:previous|earlier|existing|prior|old|original|established) (?:diagnosis|diagnoses)(?: \\S+){0,4} @',
    ' (?:record|records|notes|file|chart|letter|system|down here)(?: \\S+){0,4} (?:says|say|show|shows|states|lists|mention|see|have)(?: \\S+){0,6} @',
    " i see (?:you've got |you have |an? |that you have )?@(?: \\S+)? (?:on|in) (?:your|the|his|her) (?:chart|record|records|file|notes|problem list)",
    ' diagnosed (?:with|as) (?:an? )?(?:\\S+ )?@ (?:as a (?:child|kid|teenager|student)|at school|in (?:college|childhood))(?= )',
    ' on (?:your|the|his|her) (?:chart|record|records|file|problem list|list|notes|system)(?: (?!no|not|query)\\S+){0,4} @',
    '@(?: (?!,)\\S+){0,3} (?:is|are|was)?(?: already| still)? on (?:your|the|his|her) (?:chart|record|records|file|problem list)',
    " (?:i've got|i have|i see|we have|we've got)~@(?: \\S+){0,3} (?:on your record|in your notes|on file|down here|in your records|on the record|on your file)",
  ),
  dated:
    / (?:diagnos\S*|confirmed|given|told|established|found).* (?:by (?:the|your|a|my) (?:hospital|va|previous|last|former|old|colleague|predecessor|neurologist|cardiologist)|previously|earlier|before|in the past|as a child|as a teenager|years ago|year ago|months ago|last year|last (?:month|summer|autumn|spring|winter)|in (?:19|20)\d\d|back in|at (?:age|the age)|when you were|(?:your|the|a) (?:previous|last|former|old)|elsewhere|since (?:19|20)\d\d|at school|back then|at the time)| (?:we've|we|you've) known(?: \S+){0,3} (?:about|for|since)(?= )| (?:transferred|inherited|carried|came to us|came here|joined us|come to us)(?: .*)? diagnos\S* | (?:from before|carried over|from (?:your|the) (?:childhood|teens|old|previous|last)|goes back (?:to|years)|going back (?:to|years)|for years now|that's been there)(?= )| (?:were|was|been) (?:\S+ ){0,3}(?:diagnos\S*|confirmed) | (?:previously|previous|former|already|you'd|back in|years ago|earlier|last year|in (?:19|20)\d\d|as a child) .*(?:diagnos\S*|confirmed)| (?:living with|lived with|you've had|have had|has had) .* (?:since|for (?:\S+ ){0,2}years) /,
  stays:
    / (?:still stands|stands|i stand by|i agree with|we agree with|keep that|keeping that|keep it on|remains on|still (?:active|current|applies|valid|holds)|unchanged|carry (?:that|it) over|hasn't (?:changed|gone anywhere)|hold on to that) /,
  presumed: english(
    " (?:your|his|her|their) (?:(?!#|a|an|no|mother|father|mum|dad|sister|brother|wife|husband|partner|son|daughter|aunt|uncle|mother's|father's|sister's|brother's|family)\\S+ ){0,2}@",
    ' (?:the|this) (?:underlying |known |current |severe |moderate |mild |recurrent |existing )*@(?! (?:symptoms|questionnaire))',
  ),
  bare: /^ (?:(?:,|:|;|so|or|no|axis|one|two|but|rather|actually|sorry|wait|i|mean|yes|yeah|right|well|okay|and|also|plus|in|short|summary|overall|to|sum|up|clearly|a|an|the|er|um|conclusion|impression|diagnosis|assessment|basically|namely|indeed|still|with|additionally|severe|moderate|mild|recurrent|chronic|acute|first|firstly|second|secondly|primary|secondary|complex|comorbid|#) )*@(?: (?:[.,;:!(]|with|without|as well|too|type|and|left|right|on|mild|moderate|severe|recurrent|single|combined|in|predominantly|level|partial|partially|fully|chronic|then|i|ii|that)(?: .*)?)? $/,
  takesBack:
    /^ (?:(?:no|but|sorry|wait|oh|and|actually|,|however|well) )*(?:that|this|it|that's|it's|the label|that label|that diagnosis|this diagnosis|which)(?: \S+){0,4} (?:too far|a stretch|wrong|incorrect|error|in error|removed|someone else's|somebody else's|someone else|somebody else|another patient's|not yours|isn't yours|not right|isn't right|not correct|isn't correct|mistake|doesn't (?:stand|hold|fit|apply)|no longer|not true|been (?:revised|withdrawn|removed)|not accurate|don't agree|disagree|out of date|outdated|obsolete|not what (?:you have|this is)|came back negative|off the list|(?<!(?:can't|cannot|not|to) )(?:rule out|ruled out|exclude|excluded)|too (?:soon|hasty|quick)|(?:not|isn't) (?:so |that |too )?sure about|take (?:that|it) (?:back|off)|doesn't hold)|^ (?:(?:no|but|sorry|wait|oh|and|actually|,|so|well) )*(?:scratch|strike|forget|ignore|delete|withdraw) (?:that|it|this)(?: \S+){0,3} $|^ (?:(?:no|but|sorry|and|actually|,|so|well) )*(?:i|we|i'm|we're|i'll|we'll|i've|we've)(?: \S+){0,2} (?:take|taking|took|taken|withdraw|withdrawing|dropping|dropped|removed|removing|disagree|retract)(?: (?:that|it|this|the label|the diagnosis|with that|with it))+(?: .*)? $/,
  lowers:
    /^ (?:(?:but|and|well|yes|,|mind|again|now) )*(?:(?:probably|possibly|maybe|perhaps|provisionally|i think|i suspect|for now|most likely)(?: (?:\.|!|,|anyway|at least))* $|(?:it's|that's|this is|it is|that is|not|nothing's|nothing is|it isn't|that isn't)(?: (?!no longer)\S+){0,4} (?:working diagnosis|working hypothesis|hypothesis|provisional|tentative|official|certain|definite|confirmed|set in stone|suspicion|hunch|final|hundred percent)(?= ))/,
  confirms:
    /^ (?:(?:and|so|well|yes|yeah|,|that|look) )*(?:(?:that's|that is|this is|it's|which is|and that's) (?:(?:exactly|just|really|also|what's) )*(?:what (?:you have|you've got|he has|she has|this is|you're dealing with|you are dealing with|we're dealing with|it is|we think it is)|your diagnosis|the diagnosis|my diagnosis|the name for it|called that)|(?:it|that) (?:is|does)(?= (?:[.!]|indeed|,)? ?$)|you (?:do )?have (?:that|it)|you've got (?:that|it)|you (?:meet|fit) (?:that|those|it|the criteria)|you qualify)(?: (?:as|well|too|,|\.|!|i'm|afraid|now|for|that|it))* $/,
  they: / (?:he|she|they|he's|she's|who|him|her) /,
  client: / (?:you|your|you're|you've|patient|client|yours) /,
  tag: /^ (?:does|do|did|is|are|how|what|okay|ok|alright|all|right|can|would|any|have|you|make|makes|happy)(?: \S+){0,8} $/,
  asksIfSo:
    /^ (?:right|correct|is that right|is that correct|isn't it|aren't you|don't you|haven't you|didn't you|is it|are you|do you|have you|did you|yes|yeah|is that so|am i right|wasn't it|weren't you|no)(?: .*)? $/,
};
