/** Own sentences: where people work or are cared for in small letters, landmarks, and the same words without a name. */
export const workPlaces = `
ik werk bij bakkerij {hoitinga} in {sneek}
mijn baas bij transportbedrijf {vos en zonen} wil dat ik begin
ik zat bij stichting {de brughoek} en daar ging ik weer blowen
hij werkt als lasser bij {damhof staalbouw} en heeft ptss
i drive for {harrowgate haulage} and i'm signed off
Opgenomen geweest bij GGZ {Veldzicht-Oost} met een psychose.
Ik ga naar fysiotherapie {Het Spoor} in {Wijhe}.
ik woon in {tiel} en mijn zus in {urk}
The police found her near {Clifton} bridge.
Lives on the {Beechwood} estate with his nan.
Hij stond op de {IJsselbrug} en belde 113.
Overgedragen op station {Amersfoort} aan de politie.
mijn adres is {hazelaarstraat 9} {8161 bz} {epe}
ik ga naar de fysiotherapie en de apotheek om de hoek
ik werk bij een garage in de buurt en in een restaurant
de supermarkt is te druk en de kerk ook
bij de huisarts en de apotheek was alles gesloten
she works at the warehouse and the bakery
he was at the building site with security
de winkel was dicht en het café ook
ik ben naar de sportschool gegaan en naar het zwembad
In het park en op het station raakt hij in paniek.
stichting is een groot woord, het is een clubje
de woongroep wil dat ik blijf en de moskee helpt mee
Registered at {The Poplars Surgery}, {9 Abbey Mount}, {Reading}.
Letter sent to {Park View Medical Centre}.
Hip Replacement Surgery is next week.
The Care Home called.
ik ging naar de {action} en kreeg paniek
bij de {karwei} in de rij werd ik benauwd
de gamma gt is verhoogd
in de plus qua energie
via {tempo team} in een magazijn gewerkt
via unique casus besproken
Verwijzing via ZorgDomein, daarna gelezen op Thuisarts.
`;
