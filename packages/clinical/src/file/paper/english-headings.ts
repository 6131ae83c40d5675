/** The headings of English letters. General knowledge. */
import type { Row } from './headings.ts';

export const english: readonly Row[] = [
  [
    'reason',
    /^(?:reason|why|(?:main|chief|current|presenting) (?:concerns?|problems?|complaints?|issues?)|indication|clinical (?:details|information|indication|info)|relevant clinical (?:details|information)|pc|reason for (?:the |this )?(?!discharge|stopping|death)\p{L}+|(?:referral|admission|consultation|contact) reason|re-?referral|referred (?:for|with|because of)|admitted (?:for|with)|(?:nature|purpose|aim) of (?:the |this )?(?:referral|visit|letter|admission)|background to (?:the |this )?referral|reason referred|presenting (?:complaints?|problems?)|circumstances(?: (?:of|leading to) (?:the |this )?(?:admission|referral|presentation))?|indication for (?:referral|admission)|presenting (?:with|situation)|why (?:he|she|they|now|we|i|referred|admitted|seen)\b[^:]*)$/u,
  ],
  [
    'question',
    /^(?:(?:referral |ref |my |our |specific )?questions?|ref(?:erral)? q|what is your question|request|reques?t(?:ed)? (?:of|for) you|what (?:we|i)(?: are| am)? (?:ask|asking|would like|hope for|need)(?: of you| from you| for| to know)?|(?:the |our |my )?asks?|asked of you|what is (?:being )?asked|(?:specific )?requests?(?: to (?:the )?(?:gp|team|service))?|what (?:we|i) (?:need|want)(?: from you| now)?|please|q|query|queries|help (?:needed|requested|wanted)|what would help|how (?:you|your team) can help|what (?:i|we) want from you|over to you)$/,
  ],
  [
    'stopped_medicines',
    /^(?:recently )?(?:stopped|discontinued|ceased)(?: (?:medications?|medicines|drugs))?$|^(?:medications?|medicines|drugs) (?:stopped|discontinued|ceased)$|^no longer (?:taking|taken|used)$/,
  ],
  [
    'earlier_medicines',
    /^(?:previous|past|historical) (?:medications?|meds|medicines|drugs|(?:drug )?treatments?|pharmacological treatments?)$|^(?:treatments?|medications?|drugs) (?:tried|previously tried|history)$|^(?:previously|already) (?:tried|used|prescribed)$|^medication on admission$|^medication tried$|^(?:[a-z]+ )?(?:antipsychotics|antidepressants|mood stabilisers|anxiolytics|hypnotics|medicines|drugs|agents) (?:(?:had|have) )?(?:all )?(?:failed|been tried)(?: before| previously)?$/,
  ],
  [
    'medicines',
    /^(?:(?:current|regular|discharge|repeat|present|acute|psychotropic|other) )?(?:medications?|meds|medicines|drugs)(?: on discharge| list| at (?:discharge|review))?$|^tt[oa]'?s?$|^(?:current )?analgesi(?:a|cs)$|^rx$|^current (?:treatment|prescription)s?$|^prescribed$|^otc$|^(?:dhx|drug hx)$|^(?:drug|medication) history$|^dh$|^medication and side effects$/,
  ],
  [
    'allergies',
    /^adrs?$|^allergic reactions?$|^(?:known |drug |past |previous )?(?:reactions|(?:hyper)?sensitivity|(?:hyper)?sensitivities)(?: to (?:drugs|medicines|medication))?$|^(?:allergy|allergies) (?:status|list|alert)$|^(?:allergies|allergy|adrs?) ?(?:\/|and|&|,) ?(?:sensitivit(?:y|ies)|adrs?|reactions?|alerts?|adverse (?:drug )?reactions?)$|^allergies ?(?:&|and|\/) ?sensitivities$|^adverse (?:drug )?reactions?$|^(?:drug )?sensitivities$|^(?:known |drug )?(?:allergy|allergies|intolerances?)(?: ?(?:\/|and|&) ?(?:intolerances?|adverse reactions))?$/,
  ],
  ['alerts', /^(?:alerts?|warnings?|contraindications|legal status)$/],
  ['family', /^(?:psychiatric )?family (?:psychiatric )?history$|^fhx?$|^fam(?:ily)? hx$/],
  [
    'history',
    /^(?:(?:past |relevant )?(?:medical|psychiatric) history|pmhx?|pph|past history|background|problem list)$/,
  ],
  [
    'lab',
    /^(?:lab|labs|laboratory|investigations|blood results|results|rating scales|questionnaires|bloods|ix|measures|(?:outcome|rating) measures|scores|tests|blood tests)$/,
  ],
  [
    'examination',
    /^(?:(?:physical )?examination|on examination|o\/e|vital signs|observations|mental state(?: examination)?|obs|physical health(?: (?:checks?|monitoring))?|mse|o)$/,
  ],
  [
    'risk',
    /^(?:risk|risk assessment|risk and safety|suicidality|suicidal (?:ideation|thoughts)|self-?harm|safety)$/,
  ],
  ['diagnosis', /^(?:diagnosis|diagnoses|impression|conclusion|assessment|formulation|summary|imp|a)$/],
  [
    'plan',
    /^(?:plan|management|recommendations?|follow-?up|next steps|plan and agreements|treatment plan|p|homework|agreed|actions(?: for (?:the )?gp)?|to do)$/,
  ],
  [
    'course',
    /^(?:what (?:has been|we have|was) (?:tried|done)(?: so far)?|(?:treatment|tried) (?:so far|to date)|course|history of presenting (?:complaint|illness)|progress|s|hpc)$/,
  ],
  ['social', /^(?:shx?|social history|substance use|personal history)$/],
  ['greeting', /^(?:yours (?:sincerely|faithfully)|kind regards|cc)$/],
];
