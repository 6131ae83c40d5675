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
`;
export const englishLately = `
C: You've been smoking weed all day for years. That's an addiction. | F12.2 stated
C: She has a dependence on alprazolam. | F13.2 stated
C: youve got bulimia and thats what we treat | F50.2 stated
C: She's depressed, I'm afraid. | F32.9 stated
C: You're not depressed, you're tired.
C: He's got a schizoid personality disorder and he stutters. | F60.1 stated, F98.5 stated
`;
