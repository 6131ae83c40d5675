/** Substances, circumstances, treatment and what protects: written as in the table of mood. */
export const dutchLife = `
smoking: rookt, rook, roken, roker, rookte, sigaret*, gerookt, nicotine*, shag, peuken, vapen, vape, vapet, pakje per dag, pakjaren
~drugs: drugs, wiet, cannabis, blow, blowt, blowen, blowde, geblowd, joint, joints, jointje*, cocaine, coke, coca, xtc, speed, ghb, softdrugs, harddrugs, amfetaminegebruik, heroine, ketamine gebruik*, paddo's, lsd, lachgas, 3mmc, mdma, hasj, druggebruik, drugsgebruik, middelengebruik, middelen gebruik* | gebruik*, clean
~sobriety: alcoholvrij*, nuchter, geen druppel, droog gestaan, staat droog, sta droog, abstinent*, clean
~alcohol: alcohol, alcoholgebruik, alcoholinname, alcoholmisbruik, alcoholist*, alcoholverslav*, drinkt, drink, drinken, dronk, gedronken, drank, bier, biertje*, bieren, pils, pilsje*, wijn, wijntje*, wodka, whisky, jenever, rose, glaasje*, borrel*, sterke drank, dronken, beschonken, kater | droog, glazen, fles*
relapse: terugval*, teruggevallen, weer gaan drinken, weer begonnen met drinken, uitglijder*
~withdrawal: ontwenning*, onthouding*, onttrekking*, afkick*, ontgifting*, detox*
craving: craving, zucht, trek in drank, trek in alcohol, zin in drank, hunker*
~caffeine: koffie, cafeine, energiedrank*, cola, red bull
~laxatives: laxeer*, laxant*, laxeren
medication forgotten: vergeet … tablet*, vergeet … medicatie, vergeet … medicijn*, vergeet … pil*, vergeten … innemen, vergeten in te nemen, dosis gemist, overgeslagen, slaat … over, therapietrouw, therapieontrouw, niet ingenomen, pillen vergeten
~relationship problems: relatieprobl*, huwelijksprobl*, ruzie*, scheiding, gescheiden, uit elkaar, relatie … uit, spanning thuis, echtscheiding, omgangsregeling, conflict*, woordenwisseling
~work problems: ziekgemeld, ziekmelding, ziek gemeld, ziektewet, werkloos*, ontslagen, ontslag, arbeidsongeschikt*, conflict op het werk, uitgevallen op, verzuim*, re integrat*, reintegrat*, thuis komen te zitten
money problems: schuld, schulden, geldzorgen, financiele probl*, geldprobl*, deurwaarder*, rekeningen, schuldhulp*, betalingsachterstand
housing problems: dakloos*, woonprobl*, uit huis gezet, geen woning, opvang, slaapt op straat
~legal problems: politie, aangifte, rechtszaak, detentie, gevangenis, justitie, reclassering
~caregiver strain: mantelzorg*, overbelaste mantelzorger, zorg voor mijn
violence at home: huiselijk geweld, kindermishandeling, slaat mij, geslagen door
~driving: autorijden, rijden, rijbewijs, achter het stuur
~sick leave: ziekmelding, ziekgemeld, ziek gemeld, ziektewet
~admission: opname*, opgenomen, paaz, kliniek, gesloten afdeling, gedwongen opname, crisisopname
~exercise: sport*, beweg*, hardlopen, wandel*, fiets*, fitness, zwem*
~improved: gaat beter, gaat … beter, voelt … beter, voel … beter, verbeterd, verbetering, opgeknapt, vooruitgegaan, vooruitgang, knapt op, stuk beter, herstel*, opgeklaard, rustiger
~worse: slechter, verslechter*, achteruit*, erger, toegenomen klachten, verergerd, bergafwaarts, neemt toe
~unchanged: onveranderd, hetzelfde, niet veranderd, ongewijzigd, stabiel*, gelijk gebleven
~no effect: geen effect, werkt niet, helpt niet, hielp niet, niets van merk*, merk … niets, geen baat, geen verschil
~protective: kinderen … niet aandoen, voor mijn kinderen, voor de kinderen, houdt me op de been, steun van, steun aan, toekomstplannen, steun in … geloof, mijn geloof
~mood good: stemming … goed, stemming is goed, goede stemming, voel … goed, voelt … goed, vrolijk*, opgewekt, goed in … vel, lekker in … vel, opgeruimd, gelijkmatig*, stemming stabiel, euthym*, normofoor
~cognitive test: geheugentest, mmse afgenomen
~vaccination: gevaccineerd, vaccinatie*, ingeent, inenting*, prik gehad
~travel: reis naar, reizen naar, op vakantie naar, tropen
tick bite: tekenbeet, teek, lyme
insect bite: insectenbeet, wespensteek, bijensteek, muggenbult*
animal bite: hondenbeet, kattenbeet, gebeten door
cut: gesneden aan, in … vinger gesneden
foreign body: splinter, iets in … oog`;
