/** How clinicians put it, to clients and to colleagues: who says what | what is found. */
export const dutchSaidHow = `
C: dus ja dan kom je toch uit bij een autismespectrumstoornis hè P: ja eigenlijk wel | F84.0 stated
C: het komt erop neer dat je een posttraumatische stressstoornis hebt opgelopen door dat ongeluk P: pff | F43.1 stated
C: dat wat jij je hele leven al hebt dat noemen we dysthymie P: oké | F34.1 stated
C: uw klachten zijn een uiting van een gegeneraliseerde angststoornis P: oké | F41.1 stated
C: jouw profiel past het beste bij ADD P: ja | F90.0 stated
C: De bloeduitslagen zijn goed, de scan is goed. Dan blijft over: een depressie. P: Ja. | F32.9 stated
C: We zijn er wel uit, jij en ik, dit is een eetstoornis. P: Ja. | F50.9 stated
C: Je herkent jezelf in het verhaal van borderline, en ik herken het ook. Die diagnose ga ik dus stellen. P: Oké. | F60.3 stated
C: Mijn voorstel is om het een aanpassingsstoornis te noemen. P: Prima. | F43.2 stated
C: Ik kies voor de diagnose PTSS en niet voor borderline. P: Fijn. | F43.1 stated
C: Ik ga voor PTSS als hoofddiagnose. | F43.1 stated
C: Wat mij betreft is het een paniekstoornis, en geen hartprobleem. | F41.0 stated
C: De angst die u heeft is een ziekte, en die ziekte heet gegeneraliseerde angststoornis. | F41.1 stated
C: U lijdt aan slapeloosheid, insomnie heet dat. | F51.0 stated
C: U drinkt te veel, u kunt niet stoppen, u wordt ziek als u niet drinkt. Dat is alcoholafhankelijkheid. P: Hm. | F10.2 stated
C: Ze trekt haar haren uit, dat heet trichotillomanie. O: Oké. | F63.3 stated
C: Hij plast nog in bed, en op zijn leeftijd noemen we dat enuresis. O: Ja. | F98.0 stated
C: Dat stelen zonder reden is kleptomanie. P: Ja. | F63.2 stated
C: Bij u zie ik alle kenmerken van een borderline persoonlijkheidsstoornis. P: Alle? | F60.3 stated
C: Er is meer aan de hand dan alleen een depressie. P: Zoals? C: Ook PTSS. | F32.9 stated, F43.1 stated
C: Behalve PTSS heb je ook een eetstoornis. P: Ja. | F43.1 stated, F50.9 stated
C: Die stemmen horen bij de schizofrenie. P: Ja. | F20.9 stated
C: De stemmen die je hoort horen bij je schizofrenie. P: Ja. | F20.9 stated
C: Ik zie het zo. De PTSS is het gevolg van de oorlog, en het drinken is het gevolg van de PTSS. P: Ja. | F43.1 stated
C: Je bent ziek, je hebt een depressie, en dat is niet jouw schuld. P: Nee. | F32.9 stated
C: Het is goed om te weten dat ADHD bij jou samengaat met autisme. P: Ja. | F90.0 stated, F84.0 stated
C: Gefeliciteerd, je bent officieel ADHD'er. P: Haha. | F90.0 stated
C: Ik bevestig de diagnose schizofrenie. | F20.9 stated
C: We handhaven de classificatie borderline. | F60.3 earlier
C: De diagnose depressie vervangen we door bipolaire stoornis. P: Oké. | F31.9 stated
C: Het was een depressie en het is nu een bipolaire stoornis geworden. | F31.9 stated
C: Ik pas het aan van ADHD naar autisme. | F84.0 stated
C: PTSS staat bij mij buiten kijf. P: Ja. | F43.1 stated
C: Over de PTSS bestaat geen twijfel. P: Nee. | F43.1 stated
C: Dat u PTSS heeft staat vast. Of er ook ADHD is weet ik nog niet. | F43.1 stated
C: U heeft PTSS, en misschien ook ADHD. P: O. | F43.1 stated, F90.0 working
C: Ik denk dat u gelijk hebt, het is ADHD. P: Ja. | F90.0 stated
C: Nee, je bent niet gek, je hebt OCD. P: Gelukkig. | F42.9 stated
P: Het is dus een depressie? C: Absoluut. | F32.9 stated
P: Het is dus een depressie? C: Zonder twijfel. | F32.9 stated
P: Dus ik heb een angststoornis. C: Ja, en een flinke ook. | F41.9 stated
P: Dus het is autisme. C: Dat is onze conclusie. | F84.0 stated
P: U noemde net een bipolaire stoornis. Heb ik dat? C: Ja, type twee. | F31.9 stated
P: Heb ik alzheimer? C: Nee, u heeft een lichte cognitieve stoornis. | F06.7 stated
C: ik zie mevrouw op verzoek van de cardioloog ze is angstig conclusie paniekstoornis advies cgt via de huisarts | F41.0 stated
C: uitgeschreven wegens verhuizing diagnose bij uitschrijven schizofrenie paranoide type overdracht naar collega in groningen | F20.0 stated
C: crisisbeoordeling man drieendertig psychotisch ontregeld bij bekende schizofrenie medicatie gestaakt beleid opname met crisismaatregel | F20.9 earlier
C: psychologisch onderzoek totaal iq vierenvijftig conclusie lichte verstandelijke beperking en autisme | F70 stated, F84.0 stated
C: vrouw achtentwintig g1p1 drie weken post partum somber en angstig conclusie postpartum depressie start sertraline | F53.0 stated
C: hallo met de huisarts ik heb hier een meneer van zeventig die ik verdenk van een depressie zou je eens mee willen kijken | F32.9 working
C: hallo met de huisarts ik wil graag overleggen over een jongen van vijftien met anorexia nervosa bmi veertien | F50.0 stated
C: Hierbij draag ik aan u over: dhr. P., 44 jaar, alcoholafhankelijkheid, nu 3 maanden abstinent. | F10.2 stated
C: Samengevat: jonge man, borderline persoonlijkheidsstoornis, veel crisiscontacten. | F60.3 stated
C: overdracht bed twee mevrouw onrustig dd delier of dementie geen duidelijke diagnose | F05.9 working, F03 working
C: conclusie matige depressieve episode geen suicidaliteit beleid start sertraline en controle over twee weken | F32.1 stated
C: man van dertig met schizofrenie geen verslaving geen suicidaliteit woont begeleid | F20.9 stated
C: beoordeling ptss geen depressie geen angststoornis advies emdr bij ons team | F43.1 stated
C: mevrouw heeft adhd geen comorbiditeit medicatie wordt goed verdragen controle over drie maanden | F90.0 stated
C: ik heb uw dossier gelezen er staat dysthymie zeg maar een chronische lichte depressie en dat herken ik wel in hoe u hier zit dus die laten we staan | F34.1 stated
C: Je hebt een cyclothyme stoornis, een milde vorm van een bipolaire stoornis eigenlijk. | F34.0 stated
C: autisme staat bij mij ook nog op het lijstje | F84.0 working
C: op ons lijstje staat nog een bipolaire stoornis | F31.9 working
C: Ik denk dat u PTSS heeft, en daar ben ik ook zeker van. | F43.1 stated
C: u zegt dat het niets is wat ik zie is een alcoholverslaving | F10.2 stated
C: en u mijdt de plek ook nog dat alles bij elkaar is ptss dan is emdr wat we aanraden | F43.1 stated
C: dan past een bipolaire stoornis beter dan borderline | F31.9 stated
C: Dan past een aanpassingsstoornis veel beter dan een depressie. Ik zet dat er voorlopig zo in. | F43.2 working
C: De psychiater in Zwolle kwam op PTSS en zo behandelen wij het ook. | F43.1 stated
C: De vorige psychiater kwam op schizofrenie. Wij behandelen hem ook als zodanig. | F20.9 stated
C: Uw paniekstoornis zit u in de weg. | F41.0 stated
C: U heeft een depressie, en een depressie is meer dan somber zijn. | F32.9 stated
C: Je depressie is nog niet over. | F32.9 stated
`;

export const englishSaidHow = `
C: what it comes down to is you've got post traumatic stress disorder from that crash P: right | F43.1 stated
C: Your profile fits best with inattentive ADHD. P: Yeah. | F90.0 stated
C: The bloods are fine, the scan's fine. That leaves depression. P: Right. | F32.9 stated
C: My suggestion is that we call this an adjustment disorder. P: Fine. | F43.2 stated
C: I'm going with PTSD rather than borderline. P: Good. | F43.1 stated
C: She pulls her hair out, that's trichotillomania. O: Okay. | F63.3 stated
C: Besides PTSD you also have an eating disorder. P: Yeah. | F43.1 stated, F50.9 stated
C: Those voices are part of your schizophrenia. P: Yeah. | F20.9 stated
C: You're ill, you have depression, and it isn't your fault. P: No. | F32.9 stated
C: I can confirm the diagnosis of schizophrenia. | F20.9 stated
C: There's no doubt about the PTSD. P: No. | F43.1 stated
C: You have PTSD, and possibly ADHD as well. P: Oh. | F43.1 stated, F90.0 working
C: You're not crazy, you've got OCD. P: Phew. | F42.9 stated
P: So it's depression? C: Without a doubt. | F32.9 stated
P: So it's autism. C: That's our conclusion. | F84.0 stated
P: Do I have Alzheimer's? C: No, you have mild cognitive impairment. | F06.7 stated
C: i saw this lady at the request of cardiology she is anxious impression panic disorder advise cbt via gp | F41.0 stated
C: crisis assessment thirty three year old man relapse of known schizophrenia stopped medication plan admission | F20.9 earlier
C: hi it's the gp i've got a seventy year old man here i suspect depression could you have a look | F32.9 working
C: twenty eight year old three weeks postpartum low and anxious impression postnatal depression start sertraline | F53.0 stated
C: impression moderate depression no suicidality plan start sertraline review in two weeks | F32.1 stated
C: thirty year old man with schizophrenia no substance use lives in supported housing | F20.9 stated
C: it's dysthymia basically a long mild depression | F34.1 stated
C: Bipolar disorder is also still on our list, so we'll do another interview. | F31.9 working
C: what we think you've got, and we're fairly settled on this, is bipolar disorder, type one. | F31.9 stated
C: We think it's OCD, no doubt in our minds. | F42.9 stated
C: Bipolar disorder fits much better than borderline. | F31.9 stated
C: The assessor settled on delusional disorder. We're treating him as such. | F22.0 stated
`;
