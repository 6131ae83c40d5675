/** What counts by default, what speaks against it, and what confirms it: what it shows | who says what | what is found. */
export const dutchDefaults = `
what was told stands in the papers | P: In Utrecht hebben ze PTSS vastgesteld. C: Ja, dat lees ik hier terug in de overdracht. | F43.1 earlier
the letter is there too | P: Van de neuroloog hoorde ik dat het een conversiestoornis is. C: Ja, die brief heb ik ook. | F44.4 earlier
the letter is there, to a parent | O: De kinderarts zei ADHD. C: Dat klopt, dat staat ook in zijn brief. | F90.0 earlier
agreed with, and then named | O: De neuroloog had het over tics. C: Ja, dat klopt, ik heb de brief hier. Syndroom van Gilles de la Tourette, en daarnaast ADHD. | F95.2 stated, F90.0 stated
what somebody else told is shared | P: De psychiater in Zwolle hield het op een schizoaffectieve stoornis. C: Ja, en dat delen wij. | F25.9 earlier
what somebody else told is not shared | P: Ze zeiden in de kliniek schizofrenie. C: Dat hebben wij hier nooit kunnen bevestigen. |
told and not confirmed | P: In 2016 is er bij mij ADHD vastgesteld. C: En slikt u daar nog iets voor? |
what one fears stands in no paper | P: Ik ben bang dat ik borderline heb. C: Dat lees ik terug in de brief. |
what the referral asks is no confirmation | P: De huisarts zei ADHD. C: Ja, dat staat in de verwijsbrief. |
has to be confirmed | O: Dus het is toch autisme, dokter? C: Ja, dat moet ik u helaas bevestigen. | F84.0 stated
no doubt is left | P: Heb ik dan echt ADHD, denkt u? C: Ja. Daar twijfel ik na dit onderzoek niet meer aan. | F90.0 stated
concluded by the client | P: Dus dat is het dan, borderline. C: Ja. Dat is het. | F60.3 stated
to who came for a husband | C: Zoals u weet heeft uw man schizofrenie, dus dat doet hij niet expres. O: Dat vergeet ik elke keer. | F20.9 earlier
of the sister of who came | O: Zij slaapt slecht. C: Uw zus had ook een depressie, zei u. |
endorsed in the sentence behind | C: De rapportage concludeert tot een antisociale persoonlijkheidsstoornis. Wij onderschrijven deze classificatie. | F60.2 stated
not endorsed in the sentence behind | C: Haar vorige arts dacht aan borderline. Ik deel dat niet. |
taken along is not endorsed | C: De mantelzorger heeft PTSS, dat nemen we mee. |
alternatives | C: Schizofrenie dan wel een bipolaire stoornis. | F20.9 working, F31.9 working
a list of fathers and sisters | C: Vader alcoholist, zus anorexia, broer blanco. |
the wrong file | C: Ik zit in het verkeerde dossier. Die schizofrenie en dat gebruik, dat hoort bij iemand anders. |
what is named is a place, a day and a book | C: Onze afdeling eetstoornissen, de week van de depressie en het boek over autisme. |
it goes no further than this | C: Dan zouden we spreken van een dysthymie, maar zover is het niet. |
a mother and what she has | P: Mijn moeder heeft borderline. C: Een moeder met borderline, dat is niet makkelijk geweest. |
`;

export const englishDefaults = `
what was told stands in the papers | P: They said at the hospital I've got PTSD. C: Yes, I've got their letter here, it says the same. | F43.1 earlier
agreed with | P: Dr Jones thought it was PTSD. C: And I agree with Dr Jones. | F43.1 earlier
never confirmed | P: They said schizophrenia at the clinic. C: We've never been able to confirm that here. |
to who came for a father | O: Is it the same thing my aunt had? C: No, your father's is vascular dementia. | F01.9 stated
anxiety in a history | C: Past medical history significant for anxiety and asthma. | F41.9 earlier, J45.9 earlier
anxiety as a feeling | C: Your anxiety was high today, you said. |
anxiety in the family | C: There's a family history of anxiety. |
never had it | C: For years they treated you for schizophrenia, and you never had it. |
on a list of examples | C: It could be a psychiatric disease, or schizophrenia, bipolar, things like that. |
as some transcribers write it | C: I do n't think this is ADHD. |
a stroke among the risks | C: Seizure, stroke, permanent numbness. |
goes too far | C: My predecessor wrote personality disorder, I think that goes too far. |
goes on beyond the one clause | C: It isn't the ADHD your school talked about, but it is autism. | F84.0 stated
goes on beyond the one clause | C: Not depression as your GP wrote, but an adjustment disorder. | F43.2 stated
goes on beyond the one clause | C: So it's not the dementia you feared, it's depression. | F32.9 stated
goes on beyond the one clause | C: I'm keeping it open whether it's PTSD or borderline. | F43.1 working, F60.3 working
goes on beyond the one clause | C: We'll leave open whether this is depression or burnout. | F32.9 working, Z73.0 working
goes on beyond the one clause | C: You have autism, so perhaps we should do this by email. | F84.0 stated
goes on beyond the one clause | C: You've got bipolar disorder and it looks as if you're not sleeping again. | F31.9 stated
goes on beyond the one clause | C: You have depression, and maybe ADHD too. | F32.9 stated, F90.0 working
goes on beyond the one clause | C: You have depression, it seems. | F32.9 working
goes on beyond the one clause | C: He's autistic, and what I'm seeing on top of that is an eating disorder in its own right. | F84.0 stated, F50.9 stated
goes on beyond the one clause | C: Social care wanted a summary so schizophrenia, cannabis dependence. | F20.9 stated, F12.2 stated
goes on beyond the one clause | C: Your solicitor asked for the diagnosis, so PTSD. | F43.1 stated
goes on beyond the one clause | C: The carers' course covers dementia, and the week after that it's delirium. |
goes on beyond the one clause | C: Is there ADHD alongside the autism? | F84.0 stated
goes on beyond the one clause | C: Please advise whether there is PTSD alongside her depression. | F32.9 stated
goes on with which | P: I get up every hour to check the gas. C: Which is OCD, and I'm going to record it as such. | F42.9 stated
goes on with which | P: He said it was bipolar. C: Which is not what I see. |
`;
