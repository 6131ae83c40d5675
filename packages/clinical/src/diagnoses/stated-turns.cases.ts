/**
 * Diagnoses that are stated, doubted, dated or taken back over more than one clause, sentence or turn: what it shows | who says
 * what (C clinician, P client, O other) | what is found.
 */
export const dutchTurns = `
stated after a denial in the clause before | C: Omdat u niet meer naar buiten durft, zit daar een agorafobie onder. | F40.0 stated
halts in speech are no clauses | C: Wat u heeft is, eh, een paniekstoornis. | F41.0 stated
both sides of a doubt, with a halt | C: Ik twijfel tussen een dysthymie en, uhm, gewoon een burn-out. | F34.1 working, Z73.0 working
confirmed in the sentence behind | C: Er is een woord voor, kleptomanie. C: En dat is wat u heeft. | F63.2 stated
confirmed behind what the client says | C: Dat heet een gokstoornis. P: O. C: Dat heb jij dus. | F63.0 stated
confirmed in the clause behind | C: Zo'n verhaal hoor ik bij een paniekstoornis, en dat is wat u heeft. | F41.0 stated
doubted in the sentence behind | C: Het is een paniekstoornis. Waarschijnlijk. | F41.0 working
called a working diagnosis behind it | C: Ik noem het een depressie. Dat is een voorlopige diagnose. | F32.9 working
doubted before it | C: Ik houd een slag om de arm, maar dit is autisme. | F84.0 working
another name does not make it certain | C: Vermoedelijk gaat het om een dysthymie, persisterende depressieve stoornis heet dat nu. | F34.1 working
dated in the clause behind | C: Je hebt ADHD, dat is op je negende vastgesteld. | F90.0 earlier
dated in the sentence before | C: De diagnose is gesteld door mijn voorganger. Schizofrenie. | F20.9 earlier
known for long, beside one of now | C: U hebt autisme, dat weten we van vroeger, en nu komt daar een angststoornis bij. | F84.0 earlier, F41.9 stated
one from before that stays | C: De diagnose PTSS die u al had, die handhaven we. | F43.1 earlier
one from before that does not stay | C: De diagnose PTSS van uw huisarts neem ik niet over. |
spoken of as still there | C: U bent bekend met een depressie. C: Die depressie is nog niet weg. | F32.9 earlier
in care for it | C: Je bent hier in zorg met een eetstoornis. | F50.9 stated
told by the examination | C: Daaruit bleek een antisociale persoonlijkheidsstoornis. | F60.2 stated
taken back by who cannot agree | C: De oude diagnose, schizofrenie, daar kan ik me niet in vinden. Na het onderzoek zeggen we autisme. | F84.0 stated
taken back as too early | C: Ik zei angststoornis. Nee, dat neem ik terug. |
opens like a question | C: Nu ben je een half jaar verder, dus ik moet het nu PTSS noemen. | F43.1 stated
asks for assent only | C: Dat is een dwangstoornis, hè. | F42.9 stated
the client asks, the clinician confirms | P: Heb ik nou ADHD? C: Ja, dat heb je. | F90.0 stated
named without more | C: Ik geef het maar een naam, een burn-out. | Z73.0 stated
cannot be otherwise | C: Ik kan niet anders dan een depressie vaststellen. | F32.9 stated
supposed | C: Als dit een jaar aanhoudt, dan spreken we van langdurige rouw. |
ordinary grief | C: Dit is gewone rouw. |
said by the referrer | C: De huisarts schrijft: verdenking depressie. |
a list to choose from | C: Hier heb je een lijst: depressie, angststoornis, ADHD. |
a sister of whom the client told | P: Mijn zus heeft ADHD. C: Dus zij heeft ADHD. |
often together | C: Autisme en ADHD gaan vaak samen. |
recovered | C: Uw depressie is volledig hersteld. |
in part recovered | C: Uw depressie is voor een deel opgeklaard. | F32.9 stated
the wider name of it | C: Er is sprake van een psychose. C: Het is een psychose door cannabis. | null stated
`;

export const englishTurns = `
asks how long, not whether | C: You're known to us with schizophrenia and you've been here, what, four years? | F20.9 earlier
from the chart | C: Two things on your chart from before, asthma and migraine. | J45.9 earlier, G43.9 earlier
what is written down | C: Moderate depression is what I'm writing down. | F32.1 stated
concluded from a finding | C: Your ferritin is very low, so, iron deficiency anaemia as well. | D50.9 stated
taken back | C: I called it pneumonia on the phone. Scratch that. It's acute bronchitis. | J20.9 stated
out of date | C: The chart says depression. That's outdated. You have bipolar disorder. | F31.9 stated
the referral | C: The referral says query autism. |
feared | C: That's your fear, that it's schizophrenia. |
said as one word with is | C: Your asthma's under control. | J45.9 stated
one or the other | C: The differential here is, uh, early Lewy body versus Alzheimer's. | null working, F00.9 working
a hunch | C: I have a hunch it's ADHD. | F90.0 working
too early | C: It's too early to call it dementia. |
`;
