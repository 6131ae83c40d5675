/** What is nothing for a note: greetings, weather, coffee, the recorder, encouragement, thinking aloud. */

import type { Language } from '../note.ts';
import { catches, type Ear, learn } from '../reading/ear.ts';
import { list } from '../reading/text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** A sentence of these alone answers or encourages, but tells nothing. */
export const noise: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: words(`ja jaja nee neenee oke ok okay goed prima mooi fijn precies inderdaad klopt dat exact mhm uhu aha ah oh o hm hmm eh ehm uh uhm euh zo juist snap begrijp ik het
    duidelijk helder zeker dank u je wel bedankt dankjewel dankuwel alstublieft alsjeblieft natuurlijk tuurlijk jazeker jawel nou tja he hoor top heel is lijkt me wat vervelend naar jammer
    knap om te horen ach jee sorry vertel maar eens ga gaat uw gang verder even kijken moment momentje een en echt waar dus weet wie sterkte haha daar dan
    logisch terecht gelukkig super geweldig keurig perfect akkoord afgesproken gefeliciteerd erg spannend begrijpelijk snapt zeg ook al toch ha hihi
    zegt heb gelijk hebt heeft dag tot ziens doei hallo hoi goedemorgen goedemiddag goedenavond welkom fijne prettige weekend doen we staat erin genoteerd schrijf op
    goede vraag teken nieuws eerlijk verstandig netjes kan me voorstellen voor stel poeh pff wow nice mooie zoals bij van in elk geval dokter mevrouw meneer`),
  en: words(`yes yeah yep no nope okay ok good great fine right exactly sure true of course mhm mm hmm hm um uh uh-huh aha ah oh i see understand understood got it that's that is so really very to
    hear sorry i'm thank you thanks please well absolutely definitely indeed correct alright all go on ahead nice tough hard difficult must be have been
    let let's one a moment perfect lovely know problem brilliant excellent cool wow fair enough makes sense gotcha no worries welcome bye goodbye hello hi hey morning afternoon evening
    there and the but then now just awesome wonderful interesting glad for your time much appreciate yup ha haha me see sounds sound like plan will do doctor sir ma'am`),
};

const table: Readonly<Record<Language, string>> = {
  nl: `kom binnen, komt u binnen, komt u verder, kom verder, kom erin, kom er in, kom er maar in, kom d'r in, kom d'r maar in, let niet op de rommel, gaat u zitten, ga zitten, ga gerust zitten, ga lekker zitten, neem plaats, neemt u plaats, hier gaan zitten, jas ophangen, uw jas, kopje koffie,
    kop koffie, bakje koffie, kopje thee, glaasje water, iets te drinken, wilt u koffie, wil je koffie, wat een weer, het weer, lekker weer, slecht weer, mooi weer, regent, regende, gestortregend, zonnetje, in de file, files,
    parkeer*, parkeren, geparkeerd, op de fiets gekomen, met de fiets, met de auto gekomen, kunnen vinden, goed gevonden, wegwerkzaamheden, omrijden, vertraging, trein had, bus had, fijne dag, fijn weekend, prettige dag, prettig weekend, fijne avond, fijne vakantie,
    tot ziens, tot de volgende keer, doei, dag hoor, beterschap, lange rit, goede reis, 
    deur dicht, deur dichtdoen, raam open, raam dicht, wachtkamer, secretaresse, elfstedentocht, voetbal*, wedstrijd, computer doet, computer is traag, systeem is traag, printer,
    mag ik tutoyeren, zeg ik u of, zeg maar je, je of u, u of je, sorry dat u moest wachten, sorry dat je moest wachten, lang moeten wachten, liet wachten, hier gaan zitten, welkom terug`,
  en: `come in, come on in, have a seat, take a seat, hang your coat, cup of coffee, cup of tea, glass of water, something to drink, the weather, lovely weather, nice weather, raining, sunny outside, traffic, parking, parked,
    find us okay, find the place, train was late, bus was late, have a nice day, have a good day, have a great day, nice weekend, good weekend, good rest of, goodbye, bye, take care, get well soon, safe travels, close the door, waiting room, receptionist, front desk, football match, congratulations, nice to meet you, nice to see you, good to see you, pleasure to meet, how are you doing today, can you hear me, hear me okay, hear you, see you on the screen, kept you waiting, sorry to keep you, computer is slow, just typing, my computer, hey dragon`,
};

const read = (phrases: string): Ear<true> => learn(list(phrases).map((phrase) => [phrase, true] as const));
const smallTalk: Readonly<Record<Language, Ear<true>>> = { nl: read(table.nl), en: read(table.en) };

const thinking: Readonly<Record<Language, Ear<true>>> = {
  nl: read(`even kijken, eens kijken, momentje, een moment, hoe zeg je dat, hoe zeg ik dat, waar was ik, waar waren we, waar had ik het over, ik zoek het even op, ik pak het er even bij, ik pak even, ik typ even, ik typ mee,
    ik schrijf even mee, ik maak wat aantekeningen, ik kijk even in, hoe heet het, hoe heet dat, wat wou ik zeggen, wat wilde ik zeggen, nu ben ik het kwijt, ik ben het kwijt, laat me even denken, even denken`),
  en: read(`let me see, let's see, one moment, one second, just a second, bear with me, give me a second, give me a moment, where was i, where were we, what was i saying, hold on, i'm just typing, i'm just writing, let me pull up,
    let me think, what's it called, what do you call it, i lost my train`),
};

/** Of the recorder itself, and what recognisers write on silence: nothing else is ever meant. */
const ofRecorder: Readonly<Record<Language, Ear<true>>> = {
  nl: read(`gesprek opneem, gesprek opnemen, gesprek wordt opgenomen, neem het gesprek op, opname loopt, opname staat aan, opname is gestart, microfoon, recorder, opnameapparaat, ondertiteling*,
    ondertiteld door, amara.org, amara, bedankt voor het kijken, tv gelderland`),
  en: read(`recording this, record this, being recorded, the recorder, recorder is, recording is on, microphone, subtitles by, subtitled by, amara.org, amara,
    thanks for watching, thank you for watching, subscribe to`),
};
export const isOfRecorder = (said: readonly string[], language: Language): boolean =>
  catches(ofRecorder[language], said).length > 0;

export const isSmallTalk = (said: readonly string[], language: Language): boolean =>
  catches(smallTalk[language], said).length > 0;
export const isThinkingAloud = (said: readonly string[], language: Language): boolean =>
  said.length <= 9 && catches(thinking[language], said).length > 0;
export const isNoise = (said: readonly string[], language: Language): boolean =>
  said.length <= 10 && said.every((word) => noise[language].has(word));
