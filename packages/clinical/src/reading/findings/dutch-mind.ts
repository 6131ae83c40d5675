/** Anxiety, trauma, compulsions, psychosis, sleep, thinking: written as in the table of mood. */
export const dutchMind = `
anxiety: angst*, bang, bange, banger, vrees, nerveus*, zenuwachtig*, zenuwen, in paniek, benauwd voor, doodsbang, doodeng, eng vind*, schrikachtig en bang, faalangst, bezorgd*, ongerust*, gealarmeerd, angstgevoel*, angstklacht* | durf*, zorgen, spannend, eng
panic < anxiety: paniek*, paniekaanval*, paniekklacht*, angstaanval* | aanval*
hyperventilation < anxiety: hyperventil*, snel ademen, adem te snel
~phobia < anxiety: fobie*, straatvrees, pleinvrees, agorafob*, claustrofob*, hoogtevrees, vliegangst, hoogteangst, spinnenangst, bloedfobie, prikangst, tandartsangst, braakangst, emetofob*
social anxiety < anxiety: sociale angst, sociaal angstig, bang wat anderen, bang … uitgelachen, mensenangst, rood worden, blozen, spreken in … groep
health anxiety < anxiety: ziekteangst, hypochondr*, bang … ziek, bang … kanker, googel … klachten
worry: pieker*, gepieker*, malen, maalt, maal, tobb*, rumin*, zorgen maken, maak … zorgen, maakt … zorgen, hoofd … vol, vol hoofd, hoofd staat niet stil, hoofd … stil, hoofd … uit, gedachten … blijven, gedachten … rond, blijf … denken, nadenken … stop*, overdenk* | gedachten, zorgen
racing thoughts: gejaagde gedachten, gedachten … razen, gedachten … snel, versneld denken, gedachtevlucht, hoofd … raast
avoidance: vermijd*, vermeden, vermijdt, uit de weg, ontwijk*, durf … niet, durft … niet, ga … niet meer naar, ga liever niet, mijd, mijden, mijdt | durf*
flashbacks: herbelev*, herbeleef*, flashback*, intrusie*, beelden van … ongeluk, beelden … terug, beelden … opdringen, zie … weer voor me, voor me zie, beeld … komt terug | beelden, trauma
nightmares: nachtmerrie*, nare dromen, nare droom, enge dromen, akelige dromen, angstdromen, droom … erover, gillend wakker, zwetend wakker | drom*, droom*
startle: schrik*, geschrokken, hyperalert*, hypervigil*, hyperarousal, schrikreactie*, schrikachtig*, op mijn hoede, waakzaam, altijd alert, op scherp
dissociation: dissoci*, derealisat*, depersonalisat*, buiten mezelf, buiten jezelf, buiten uzelf, onwerkelijk*, wegraking*, zweef*, er niet helemaal bij, tijd kwijt, stukken kwijt, alsof ik er niet ben, van een afstand*, bevries*, bevroren
trauma: trauma*, getraumatiseerd, misbruik*, mishandel*, verkracht*, aanrand*, incest, overval*, oorlog, gemartel*, gepest, pesten, pesterij*, huiselijk geweld, ongeluk meegemaakt, verwaarlo*
compulsions: dwang*, rituel*, ritueel, dwanghandeling*, dwanggedacht*, dwangklacht*, obsess*, opdringende gedacht*, gedachten … opdringen
washing < compulsions: wasdwang, smetvrees, wassen, handen … wassen, poetsdwang, schoonmaakdwang, handen kapot gewassen
checking < compulsions: controlerituel*, controledwang, checken, checkt, check, controleren, controleert, nakijken, nalopen, naloop, terug om te kijken, gas … uit, deur … op slot | controle*
ordering < compulsions: op volgorde, symmetrie, ordenen, rechtleggen
counting < compulsions: teldwang, tellen
hoarding: verzameldwang, hoarding, verzamelwoede, vol gestouwd
psychosis: psychot*, psychose*, psychotische belevingen
hallucinations < psychosis: hallucin*, stemmen, stemmen horen, hoor/hoort stemmen, dingen … niet zijn, dingen … niet zien, dingen … niet horen, dingen gezien, dingen gehoord, schimmen, ratten gezien, beestjes gezien, mannetjes, stemmetje*, dingen zien, zie … dingen
commands < hallucinations: imperatie*, opdrachten, opdracht geven, zeggen wat ik moet
delusions < psychosis: waan*, wanen, waandenkbeeld*, vergiftig*, uitverkoren, boodschappen via, speciale boodschap, gedachten … lezen, gedachten … ingebracht, bestuurd, zender, chip
paranoia < psychosis: paranoi*, achterdoch*, achtervolg*, in de gaten gehouden, in de gaten houd*, afgeluister*, afluister*, complot*, wantrouw*, argwan*, betrekkingside*, bespied*, iets tegen me, tegen je hebben, camera's | in de gaten, volgen
disorganised thinking: verward denken, incoherent*, van de hak op de tak, warrig*, associatief, vage gedachtegang, denken … gedesorganiseerd, chaotisch denken
confusion: verward*, delier*, delirant*, verdwaal*, de weg kwijt, gedesorient*, desorient*, in de war, weet … niet welke dag, niet orienteerd
forgetfulness: vergeetachtig*, vergeet … dingen, vergeet … afspraken, vergeet … alles, vergeet veel, vergeet steeds, geheugenklacht*, geheugenprobl*, geheugenstoor*, geheugenverlies, slecht geheugen, geheugen … slecht, geheugen … achteruit, dingen kwijt, herhaalt zich, dezelfde vragen, niet … onthouden, raak … kwijt, kan … niet op komen | geheugen, onthoud*, hetzelfde, kwijt, vergeet, vergeten
dementia: dement*, alzheimer*, lewy body
poor concentration: concentratieprobl*, concentratieverlies, concentratieklacht*, niet … concentreren, slecht … concentreren, concentreren … niet, concentreren … lukt niet, snel afgeleid, afgeleid, concentratie … slecht, concentratie … minder, concentratie … matig, concentratie … verminderd, verminderde concentratie, slechte concentratie, gedachten … niet bij, kan … aandacht … niet, aandachtsprobl*, dwaal* af, dwaal … af, niet bijhouden, lees … drie keer, hoofd … er niet bij | concentr*, lezen, aandacht, focus*, chao*
hyperactivity: hyperactief, hyperactiviteit, druk gedrag, wiebel*, friemel*, niet stilzitten, niet stil zitten, stuiter*
impulsivity: impulsief, impulsieve, impulsiviteit, impulsaankop*, flap … eruit, zonder na te denken, in de rede val*, voor mijn beurt
insomnia: slapeloos*, slaapt/slaap/sliep/slapen slecht, slecht … slap*, slecht geslapen, slapen … slecht, slaap … slecht, slaapt … slecht, sliep … slecht, slapen gaat niet, slapen lukt niet, slaapprobl*, slaapklacht*, slaapstoor*, slaaptekort, slechte slaap, slechte nachten, slechte nacht, inslaapprobl*, doorslaapprobl*, inslaapstoor*, doorslaapstoor*, inslapen duurt, inslapen lukt, niet … inslapen, moeite met inslapen, moeilijk in slaap, niet in slaap, kom niet in slaap, lang wakker, insomn*, wakker lig*, lig/ligt/lag wakker, lig/ligt/lag … wakker, uren wakker, vroeg wakker, te vroeg wakker, midden in de nacht wakker, wakker om, steeds wakker, vaak wakker, telkens wakker, word … wakker, wordt … wakker, werd … wakker, weer wakker, niet … slapen, niet doorslapen, slaap … niet, slaapt … niet, slaapt weinig, slaap weinig, weinig slaap, bijna niet … geslapen, niet geslapen, geen oog dicht*, oog dichtgedaan, gebroken nachten, onrustige nachten, onrustige slaap, woelen, woel, woelt, kan … niet … slapen, wakker geworden, vroeg ontwaken, doorwaakt* | slaap*, slapen, nacht*, slecht, bed, geslapen, wakker
~good sleep: slaapt/slaap/slapen/sliep goed, slapen gaat goed, goed geslapen, slaapt … prima, slaap … prima, slaapt als een roos, als een roos, slaap is goed, slaapt … beter, slaap … beter, goede nachtrust, uitgeslapen
oversleeping: hypersomn*, slaap … te veel, slaapt te veel, slaap de hele dag, kom niet uit bed, komt niet uit bed, kan … bed niet uit, verslap* in, verslaap*, hele dag in bed
snoring: snurk*, snurken, gesnurk, apneu*, stokkende adem, stopt met ademen, slaapapneu
sleepwalking: slaapwandel*, praten in … slaap
fatigue: moe, moeheid, vermoeid*, doodmoe, uitgeput*, uitputting, energieverlies, weinig energie, geen energie, energie … weg, minder energie, lusteloos*, futloos*, geen fut, helemaal op, kapot moe, bekaf, gesloopt, uitgeblust, lamlendig, hangerig, leeg getrokken, nergens energie voor | energie, slap*, stort … in, kom … uit bed
drowsiness: suf, sufheid, suffig, sufjes, slaperig*, sedat*, versuft, duf, dufheid, zombie, wazig in … hoofd, daas, katerig, hangover, gedrogeerd | slap*, kater, wazig
yawning: gaap, gaapt, gapen, geeuw*
restlessness: onrust*, geagiteerd*, agitatie, gejaagd*, ijsber*, rusteloos*, geen rust in, kan niet stilzitten, opgedraaid | stilzitten
akathisia < restlessness: bewegingsonrust, acathisie, akathisie, niet stilzitten, onrustig in … benen, onrust in … benen, blijven bewegen
restless legs: rusteloze benen, restless legs
tics: tics, tic, zenuwtrek*, zenuwtrekjes, tourette, knipperen
overstimulation: overprikkeld*, overprikkeling, te veel prikkels, prikkelgevoelig*, kan … drukte niet
dependence on others: afhankelijk van anderen, afhankelijk van haar, afhankelijk van hem, te afhankelijk, afhankelijke, afhankelijkheid van anderen, leunen op, klampt
personality problems: persoonlijkheidsstoornis*, borderline*, narcis*, vermijdende persoonlijkheid
~autism: autis*, asperger
~adhd: adhd, add
eating disorder: eetstoornis*, anorexia*, boulimi*, bulimi*, eetbuistoornis, compenseren, lijnen, calorieen tell*, eetgestoord*
body image: te dik voel*, voel … dik, lichaamsbeeld, spiegel … dik
self-neglect: zelfverwaarlo*, verwaarlo*, vervuil*, niet douch*, niet meer douch*, verzorgt … slecht, slecht verzorgd, onverzorgd
gambling: gok*, gokken, gokverslav*, casino
gaming: gamet, gamen, gameverslav*
~insight: ziekte inzicht, ziektebesef, ziekte-inzicht`;
