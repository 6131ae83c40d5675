/** Ways of stating and of taking off that were learnt from later talks: who says what | what is found. */
export const dutchLately = `
C: U gebruikt al negen jaar lorazepam. Daar bent u afhankelijk van geworden. | F13.2 stated
C: Elke avond een fles wijn, dat is gewoon een verslaving, al drinkt u alleen wijn en alcohol. | F10.2 stated
C: Je bent alcoholafhankelijk, zo noem ik het. | F10.2 stated
C: Dat is nog geen verslaving, wel schadelijk gebruik van de slaappillen. | F13.1 stated
C: U bent verslaafd geraakt aan de tramadol. | F11.2 stated
P: Ik ben niet afhankelijk van mijn zus. C: U bent niet afhankelijk van haar, nee.
C: U bent zwaar depressief, zeg ik u eerlijk. | F32.2 stated
C: U bent niet depressief, u bent moe.
C: Hij is nu echt psychotisch. | F29 stated
C: Wat hij doet is slaapwandelen, dat is de diagnose. | F51.3 stated
C: In het systeem staat nog een eetstoornis. P: Dat is al twaalf jaar over. C: Mooi, dan gaan we verder.
C: Er staat hier nog een dwangstoornis. P: Nee hoor, al jaren geen last meer. C: Dan haal ik die van de lijst.
C: De dwangstoornis kunnen we doorstrepen.
C: De vorige kliniek schreef schizofrenie. Daar ga ik niet in mee.
C: Uw oude dossier noemt borderline. Dat is hier nooit vastgesteld.
C: Aanvankelijk dachten we aan een manie, maar dat bleek de prednison.
C: Een manie ziet er anders uit.
C: In uw dossier staat ADHD, maar daar vind ik vandaag niets van terug.
C: Voor een depressie zijn de klachten te kort.
C: Bij mensen boven de zeventig zie je na zo'n narcose nogal eens een delier.
C: Genogram: oma van vaders kant dementie, oom met schizofrenie.
C: De bedrijfsarts schrijft 'mogelijk een depressie'. Ik wil u eerst zelf horen.
C: Ik lees voor wat ik aan uw huisarts schrijf: "Er is sprake van PTSS." | F43.1 stated
C: Uw ADHD heeft geen weekend, dus neem de pil zaterdag ook. | F90.0 stated
C: u compenseert niet dan is dit een eetbuistoornis | F50.8 stated
C: man van veertig conclusie ernstige depressie met zijn vrouw besproken | F32.2 stated
C: Met alles wat u vertelt vind ik het een paniekstoornis. | F41.0 stated
C: Tien glazen per dag, dan hebben we het over een alcoholverslaving. | F10.2 stated
C: Het kan een waanstoornis zijn, maar ik wil eerst een scan. | F22.0 working
P: En mijn ADHD? C: Die houdt u nog wel. | F90.0 earlier
C: Geen PTSS dus wel een nachtmerriestoornis. | F51.5 stated
O: Mijn moeder ziet beestjes. C: Ze heeft een delier. | F05.9 stated
`;
export const englishLately = `
C: You've been smoking weed all day for years. That's an addiction. | F12.2 stated
C: She has a dependence on alprazolam. | F13.2 stated
C: youve got bulimia and thats what we treat | F50.2 stated
C: She's depressed, I'm afraid. | F32.9 stated
C: You're not depressed, you're tired.
C: He's got a schizoid personality disorder and he stutters. | F60.1 stated, F98.5 stated
C: I see bulimia in your notes. P: That's ancient history. C: Good, then we leave it.
C: We did wonder about autism at the start. Having seen the reports, I no longer do.
C: I've crossed out schizophrenia.
C: You beat your gambling addiction years ago.
C: There's a group called Living with Bipolar on Fridays.
C: This could well be a dementia. | F03 working
C: Alcohol dependence, no psychotic illness. | F10.2 stated
C: These are dissociative seizures, not epilepsy. | F44.5 stated
C: We're talking about alcohol dependence. | F10.2 stated
C: From what you've told me I'd say this is a panic disorder. | F41.0 stated
`;
