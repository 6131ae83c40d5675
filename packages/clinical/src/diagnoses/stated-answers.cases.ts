/** The client, or who came along, asks for it, and the clinician answers: what it shows | who says what | what is found. */
export const dutchAnswers = `
yes, that is the diagnosis | P: Heb ik dan borderline? C: Ja, dat is inderdaad de diagnose. Ik snap dat dat schrikken is. | F60.3 stated
concluded by the client | P: Dus toch een bipolaire stoornis. C: Ja, dat is de conclusie. | F31.9 stated
a yes to a conclusion says that one listens | P: Dus ik heb borderline volgens die test. C: Ja. |
confirmed in other words | P: Is het PTSS wat ik heb? C: Ja, dat kan ik nu bevestigen. | F43.1 stated
only the name is asked | P: Een postnatale depressie? C: Precies. En die gaan we ook zo behandelen. | F53.0 stated
told of somebody before, and asked if it is so | P: Mijn vorige psycholoog zei dat ik ASS had. Klopt dat nou? C: Ik heb opnieuw naar je gekeken. Ik ben het met hem eens, dat klopt. | F84.0 stated
agreed, with a plan | P: Dus het is een paniekstoornis? C: Klopt, en daar kunnen we wat aan doen. | F41.0 stated
a parent asks | O: Heeft mijn zoon dan autisme? C: Ja, dat heeft hij. | F84.0 stated
yes and another | P: Heb ik PTSS? C: Ja, en ook een depressie. | F43.1 stated, F32.9 stated
yes to what is thought | P: Dus u denkt dat ik PTSS heb? C: Ja. | F43.1 working
thought so | P: Ben ik bipolair? C: Dat denk ik wel, ja. | F31.9 working
looks like it | P: Een burn-out zeker? C: Daar lijkt het wel op. | Z73.0 working
a yes that asks to go on | P: Heb ik dan ADHD? C: Ja, vertel, hoe kom je daarop? |
a yes and then to go on | P: Heb ik dan ADHD? C: Ja. Vertel eens verder. |
cannot be said yet | P: Heb ik dan ADHD? C: Ja, dat kan ik nog niet zeggen. |
a no | P: Heb ik ADHD? C: Nee, dat klopt niet. |
asked in general | P: Is borderline erfelijk? C: Ja, dat klopt. |
a medicine for it | P: Is dit een medicijn tegen een depressie? C: Klopt. |
worse than it | P: Dus het is erger dan een depressie? C: Ja. |
a patient in general | C: Patiënt met schizofrenie krijgt vaak clozapine. |
of a sister | P: Mijn zus heeft ADHD. Klopt dat? C: Ja, dat klopt. |
which of two | P: Is het ADHD of autisme? C: Ja. |
a manic episode of a bipolar disorder | C: Er is sprake van een manische episode met psychotische kenmerken bij een bekende bipolaire-I-stoornis. | F31.2 stated
dependent on a substance | C: Betrokkene is afhankelijk van heroïne. | F11.2 stated
a substance that is seldom named | C: U heeft een stoornis in het gebruik van inhalantia. | F18.2 stated
withdrawal | C: Er is sprake van onthouding van benzodiazepinen. | F13.3 stated
panic disorder with agoraphobia is one | C: U heeft een paniekstoornis met agorafobie. | F40.0 stated
specified otherwise | C: De conclusie is een persoonlijkheidsstoornis anders gespecificeerd. | F60.8 stated
confirmed as found before | P: Ik heb toch ook die borderline volgens u? C: Mm-mm, ja, dat hebben we vorig jaar zo vastgesteld en daar sta ik nog achter. | F60.3 stated
confirmed as found before | P: Ik heb toch ADHD? C: Ja, dat hebben we vastgesteld. | F90.0 stated
confirmed as found before | P: Maar ik heb toch PTSS? C: Ja, dat is vorig jaar vastgesteld en dat klopt nog steeds. | F43.1 stated
confirmed as found before | P: Dus ik heb nog steeds die eetstoornis? C: Ja, daar sta ik achter. | F50.9 stated
confirmed as found before | P: Ik heb toch een dwangstoornis volgens jullie? C: Jazeker, dat hebben we zo vastgesteld. | F42.9 stated
confirmed as found before | P: Ik heb toch een bipolaire stoornis? C: Ja, die diagnose hebben we gesteld en die staat nog. | F31.9 stated
not confirmed | P: Ik heb toch borderline? C: Nee, dat hebben we niet vastgesteld. |
not confirmed | P: Ik heb toch ADHD? C: Ja, dat hebben we nog niet vastgesteld. |
not confirmed | P: Ik heb toch ADHD? C: Dat is nooit vastgesteld. |
not confirmed | P: Ik heb toch ADHD? C: Daar sta ik niet achter. |
confirmed by what was found | P: Heb ik nou autisme volgens u? C: Ja, dat hebben we met het onderzoek kunnen vaststellen. | F84.0 stated
confirmed by what was found | P: Heb ik dan PTSS? C: Ja, dat hebben we nu echt kunnen bevestigen. | F43.1 stated
confirmed by what was found | P: Heb ik dan PTSS? C: Dat hebben we niet kunnen vaststellen. |
confirmed as found | P: Dus ik heb echt een persoonlijkheidsstoornis? C: Ja, dat is uit het onderzoek gekomen. | F60.9 stated
confirmed as found | P: Ik had toch PTSS, zei u? C: Ja, dat heb ik vorige keer vastgesteld. | F43.1 stated
confirmed as found | P: Volgens jullie heb ik autisme toch? C: Ja, dat is zo vastgesteld, daar sta ik achter. | F84.0 stated
confirmed as found | P: En ik heb ook ADHD hè? C: Ja hoor, dat hebben we in maart vastgesteld. | F90.0 stated
of a son | P: Mijn zoon heeft toch ADHD? C: Ja, dat is bij hem vastgesteld. |
rather another | C: Niet zozeer een angststoornis, maar eerder een dwangstoornis. | F42.9 stated
rather another | C: Het is geen depressie, maar eerder een burn-out. | Z73.0 stated
rather another | C: Ik zie geen ADHD, maar vooral PTSS. | F43.1 stated
`;

export const englishAnswers = `
it is | P: So is it OCD then? C: It is, yes. And it's very treatable. | F42.9 stated
in the clinician's view | P: Is this PTSD? C: In my view, yes. | F43.1 stated
definitely | P: So it's autism? C: Definitely, yes. | F84.0 stated
may be | P: Could it be autism? C: It could be. We'll need to look into it. |
you do | P: Do I have OCD? C: You do. We'll treat it. | F42.9 stated
afraid so | P: So I've got bipolar? C: I'm afraid so. | F31.9 stated
agreed with who said so before | P: My last doctor said I had PTSD. Is that right? C: I agree with her. | F43.1 stated
only the name is asked | P: Borderline? C: Yes, that's the diagnosis. | F60.3 stated
thought so | P: You think I have ADHD? C: Yes, I do. | F90.0 working
probably | P: Is it depression? C: Probably, yes. | F32.9 working
a leaflet on it | P: Is this the leaflet on OCD? C: Yes, that's right. |
asked in general | P: Is it common in autism? C: It is, yes. |
a yes that asks to go on | P: Borderline? C: Yes, go on. |
cannot be said yet | P: Do I have OCD? C: That's a good question. I can't say yet. |
a first episode | C: You've a first episode of psychosis. | F29 stated
dependent on a substance | C: She's addicted to codeine. | F11.2 stated
a mania in the context of a bipolar disorder | C: This is a manic episode in the context of bipolar disorder. | F31.1 stated
confirmed as found before | P: I do have OCD, don't I? C: Yes, we diagnosed that last year and I stand by it. | F42.9 stated
confirmed as found before | P: I've got borderline, haven't I? C: Yes, that's what we found, and I stand by that. | F60.3 stated
confirmed as found | P: So I do have bipolar? C: Yes, we established that in March and I stand by it. | F31.9 stated
confirmed as found | P: I have got PTSD, right? C: Yes, we confirmed that last month. | F43.1 stated
not established | P: Do I have ADHD? C: We haven't established that. |
`;
