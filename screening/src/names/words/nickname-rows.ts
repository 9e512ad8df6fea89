/** First word the full name, then its short and pet forms, abbreviations and close relatives in other languages. */
export const NICKNAME_ROWS = `
mohammed mohd md mhd muhd moh mohamad muhammad mehmet mamadou mo
muhammad mohd md mhd muhd moh mo
mohamed mohd md mhd muhd moh mo hamada hamoudi
mohammad mohd md mhd muhd moh mo
alexander sasha alex alec sandro sascha xander alejandro alessandro aleksandr alexandre iskander sanya shura alexandros ales sandy lex olek alastair alasdair iskandar eskandar
aleksandr sasha alex alexander alejandro alessandro oleksandr aliaksandr sanya shura sashka alik
aleksandra sasha alexandra shura olexandra ola saska
vladimir volodya vova vlad volodymyr uladzimir vovka
volodymyr volodya vova vlad vladimir
dmitry dima mitya dmitri dmytro dimitri dimitrios dimka dimon
mikhail misha michael miguel michel mykhailo michele mikael michal mishka
yevgeny zhenya eugene evgeny yevhen gene eugen
evgeny zhenya eugene
nikolai kolya nicholas nikolay mykola nicolas nick
sergei seryozha sergey serhiy sergio serge serezha seryoga
aleksei alyosha alexei alexey lyosha oleksiy lesha alex
ivan vanya john juan jan johann giovanni ian yannis
boris borya
konstantin kostya
pavel pasha paul pablo paolo pavlo paulo pal
pyotr petya peter petr pedro pietro petro pierre petar petros boutros
grigory grisha gregory hryhoriy
anatoly tolya tolik
leonid lyonya lenya
viktor vitya victor
vasily vasya basil vassily vasyl
yuri yura yury george jurij
georgy gosha george jorge georges giorgio georgi yuri giorgos jerzy georg zhora jiri
maksim max maxim maks
ekaterina katya catherine yekaterina kateryna katarina caterina katia katyusha kate
natalia natasha natalya nataliya nata
tatiana tanya tatyana
svetlana sveta lana
maria masha mariya marie mary miriam maryam ma mari maruja marita marysia manya mayte maite marichuy
anna anya ann anne hannah ania anka nyura
elena lena yelena helen helena olena alyona
olga olya olha
ludmila lyuda mila
irina ira iryna irene
yulia julia yuliya yulya
jose pepe joseph giuseppe josef yusuf chepe yosef pepito ze zeca chema juca zezinho
francisco paco pancho fran francis francesco franz curro fco kiko paquito cisco chico pacho xico
manuel manolo manu emmanuel manolito lolo
ignacio nacho inaki
jesus chucho chuy suso
enrique quique henry heinrich henri enrico kike
eduardo lalo edu edward dudu
guillermo memo william guille wilhelm guillaume guillo gmo
roberto beto robert berto robertito
alberto beto albert berto tito
luis lucho louis luigi ludwig luisito
antonio tono anthony toni antoine anton tony tonio nino tonino totonno tonin toninho tonho
rafael rafa raphael rafi
fernando nando ferdinand nandinho fdo nano
dolores lola loles lolita
guadalupe lupe lupita gpe
concepcion concha conchita
mercedes merche
rosario charo chayo
jaime james jacques jakob giacomo iago diego
john juan jean johann giovanni ivan ioannis jan joao sean ian yahya jon jno johannes hans jack johnny hovhannes ivane jovan
james jim jimmy jamie jaime jas
william bill billy will willy liam wilhelm guillermo wm willie vilmos guglielmo guilherme vilhelm guillem
robert bob bobby rob robbie roberto bobbie
richard rick dick rich ricardo riccardo richie ricky
charles charlie chuck carlos carlo karl chas charley kaarlo
thomas tom tommy tomas thos
joseph joe joey jose giuseppe yusuf josef jos sepp josip juozas osip
edward ed eddie ted ned eduardo teddy
theodore ted teddy theo fyodor feodor tivadar tewodros
benjamin ben benny bibi binyamin benyamin mincho
barack barry
anthony tony antonio antal antanas
christopher chris kris christoph cristobal topher kit kristof krystof
nicholas nick nicky nikolai nicolas niko miklos mikolaj mikulas
matthew matt matteo mateo matthias matty matyas mathias mattias
andrew andy drew andrei andrej andreas andres andre andrius antti
stephen steve steven esteban stefan etienne stepan istvan
stefan steffen stephan
lawrence larry lorenzo laurent lorenz lovrinc lourenco wawrzyniec vavrinec
gerald jerry gerry
elizabeth liz beth betty lisa eliza isabel elisabeth lizzie lizzy bess betsy libby elsie liesel lisbeth erzsebet alzbeta
margaret maggie meg peggy rita margarita marge margie greta daisy madge gretchen gretel margit malgorzata marketa
katherine kate kathy katie cathy
friedrich fritz friedel freddy
heinrich heinz heiner hein heini
johannes hans johann hannes hansi jens jan joop johan
wolfgang wolf wolfi
susan sue susie suzanne suzy
patricia pat patty trish paty pati
jennifer jen jenny
frederick fred freddy freddie frigyes bedrich
samuel sam sami
daniel dan danny dani
abdul abd abdel abdal abdoul
abdulrahman abdo
ibrahim abraham brahim avraham ibo
yusuf youssef joseph yosef
musa moses moussa moshe
dawood david daoud dawud
sulaiman solomon suleiman
ishaq isaac yitzhak
yaqub jacob yakub yaakov
haroun aaron harun aharon
ali aly
hussein husayn hossein
recep rejep
abigail abby gail
abraham abe bram
adelaide addie
agnes aggie agnieszka anezka
albert al bert bertie
alfred al alf fred
amanda mandy
archibald archie
arthur art artie arturo artur arty
augustus gus august
barbara barb babs barbel babsi basia baska varvara
bartholomew bart bertalan bartlomiej bartosz
beatrice bea trixie
bernard bernie barney
bradley brad
calvin cal
cameron cam
caroline carrie carol
cassandra cassie
cecilia cecil celia
charlotte lottie charlie
christina chris tina christine kristina krystyna
clarence clare
clifford cliff
constance connie
cynthia cindy
deborah deb debbie
dennis denny denis
donald don donnie
dorothy dot dolly
douglas doug
edgar ed
edmund ed ned edmundo
edwin ed
eleanor ellie nell nora
emily em emmy
ernest ernie ernesto
eugene gene jeno eugeniusz
florence flo
franklin frank
francis frank fran francisco ferenc frantisek franjo
frances fran
gabriel gabe gabo gabi gabor jibril
geoffrey geoff jeff
jeffrey jeff
george georgie jorge georges georgios yorgos giorgos juraj djordje jordi jurgis yrjo joris
gertrude trudy
gilbert gil
gregory greg gergely
harold harry hal
harriet hattie
henry harry hank hal jindrich henrique heikki
herbert herb bert
howard howie
hubert bert
irving irv
isaac ike
isabella bella izzy isabel
jacob jake jakob kobi
jacqueline jackie
janet jan
jeremy jerry
jessica jess jessie
jonathan jon jonny
joshua josh
josephine jo josie
judith judy
kenneth ken kenny
kimberly kim
leonard len lenny leo
leslie les
lewis lew
lillian lily
louis lou luis louie lajos ludvik ludovic lodewijk ludwik
louise lou
lucille lucy
madeline maddie
martha marty
martin marty
marvin marv
maurice moe moritz
maximilian max maxi
melvin mel
mildred millie
mitchell mitch
montgomery monty
nathaniel nate nat nathan
norman norm
oliver ollie
oswald oz
pamela pam
percival percy
peter pete pekka butrus
philip phil felipe philippe filippo pip
phillip phil
priscilla cilla
rachel rae
randall randy
raymond ray raimundo ramon
rebecca becky
reginald reg reggie
roderick rod roddy
rodney rod
roger rodge rogelio
roland rollo
ronald ron ronnie ronny
rosemary rose rosie
rudolph rudy
russell russ
sandra sandy
sarah sally sara sadie
sebastian seb basti wastl
sharon shari
sheldon shelly
sidney sid
solomon sol
stanley stan stanislav
stuart stu
sylvester sly
terence terry
teresa terry theresa tess tere tereska
timothy tim
tobias toby
valerie val
veronica ronnie
vernon vern
victoria vicky tori
vincent vince vicente
virginia ginny
walter walt wally
warren wes
wesley wes
wilfred will fred
winston win
yasser yasir
zachary zach zack
zinaida zina
konstantinos constantine kostas konstantin costas dinos
ioannis john yannis giannis yiannis
nikolaos nicholas nikos
dimitrios dimitri dimitris jim mitsos dimos
michail michael michalis mihalis
vasileios basil vasilis bill
panagiotis panos takis
evangelos vangelis
alexandros alexander alekos
andreas andrew
spyridon spyros
theodoros theodore
yitzhak isaac yitzchak tzachi itzik
yehuda judah
yaakov jacob kobi
shlomo solomon
eliyahu elijah eli
avraham abraham avi
menachem menahem
ramzan ramadan
jalal jelal celal
cemal jamal gamal
jane janie
mary molly polly mamie maria marie
ann nancy annie nan
catherine kate kathy katie cathy kitty
alexandra sasha sandra alex lexi sandy
michael mike mick mickey micky mikey misha mihaly
helen nell nellie ellen ilona
susanna sue
theresa tessa tess terri
terrence terry
nathan nate
gerard gerry
josef sepp peppi jupp pepa
ulrich uli ulli utz
nikolaus klaus claus niklas nico
johann hannes
wilhelm willi willy helmi wim
georg jorg jurgen schorsch jorgen
ludwig lutz luggi ludovic
gottfried gotz
konrad kurt
eberhard ebbo
dietrich dieter dirk
gerhard gerd gert
bernhard bernd
reinhard reiner
rudolf rudi rolf
leonhard leo
matthias hias matze mats
christian chris
katharina kathi kathe katja trina katrin
elisabeth sisi lisl elsa lisa liesl bettina babette
margarete grete gretel gretchen
magdalena magda lena leni
johanna hanna hanne hanni
gabriele gabi
angelika geli
ursula uschi ulla
susanne susi sanne
brigitte gitte gitta
franz franzl
alois loisl luis
anton toni ante tosha
giuseppe beppe peppe pino peppino geppe
giovanni gianni nanni vanni gian
luigi gigi gino luigino
salvatore toto turi sasa salvo
alessandro sandro alex
alessandra sandra
antonino nino tonino
francesco ciccio franco cecco checco cesco
francesca franca cesca
vincenzo enzo cenzo
lorenzo enzo renzo
gaetano tano
domenico mimmo mico
raffaele lello
carlo carletto
pietro piero pierino
filippo pippo
stefano stefi
umberto berto
leonardo nardo leo
bartolomeo meo bart
elisabetta betta lisa elisa betty
margherita rita
giuseppina pina giusy
giovanna gianna
caterina rina cate
josefa pepa
francisca paca paqui
manuela manoli
alejandro jandro alex
alejandra jandra
alfonso poncho fonsi
gregorio goyo
gerardo lalo
gustavo tavo guga
humberto beto
joaquin quino chimo
miguel migue miguelito
nicolas nico
pablo pablito
pedro perico
ramon moncho
ricardo richi kaka
rodolfo fito rodo
rodrigo rodri
salvador chava chavo
santiago santi chago yago
sergio checo
vicente chente
andres andy
carlos carlitos charly calin
cristobal tobal
david davi dudi dudu dave
consuelo chelo
pilar pili
isabel chabela
graciela chela
beatriz bea betty
joao joaozinho
luiz lula luizinho
stanislaw staszek stas stach
wojciech wojtek
katarzyna kasia kaska
malgorzata gosia malgosia
zofia zosia
agnieszka aga
elzbieta ela
ewa ewka
halina hala
irena irka
jadwiga jadzia
joanna asia joasia
krystyna krysia
andrzej jedrek
antoni antek
boguslaw bogus
boleslaw bolek
czeslaw czesiek
grzegorz grzesiek
henryk heniek
jacek jacus
jakub kuba
jan jas janek jasiek honza jano
jaroslaw jarek
jerzy jurek
jozef jozek
kazimierz kazik
krzysztof krzysiek
leszek leszko
lech leszek
maciej maciek
mieczyslaw mietek
miroslaw mirek
pawel pawelek
piotr piotrek
ryszard rysiek
slawomir slawek
tadeusz tadek
tomasz tomek
waldemar waldek
wladyslaw wladek
wlodzimierz wlodek
zbigniew zbyszek
zdzislaw zdzisiek
yekaterina katya katia katusha kate
alexei alyosha lyosha lesha alex
alexey alyosha lyosha lesha alex
sergey seryozha seryozha serezha seryoga
andrei andryusha
arkady arkasha
artyom tyoma
valentin valya
valentina valya
valery valera
vitaly vitalik
vladislav vlad vladik slava vlada vlado
vyacheslav slava
yaroslav slava
svyatoslav slava
stanislav stas slava stane stasa standa
vsevolod seva
gennady gena
daniil danya
dmitri dima mitya
yevgenia zhenya
evgenia zhenya
yegor yegorka
ignat ignasha
ilya ilyusha
innokenty kesha
kirill kirya
lev lyova
nikita nikitka
nikolay kolya
oleg olezhka
petr petya
roman roma
rostislav slava rostik
semyon syoma senya
stepan styopa
timofey tima
fyodor fedya
yakov yasha
yury yura
alla allochka
anastasia nastya
angelina lina
antonina tonya
valeria lera
varvara varya
vera verochka
veronika nika
viktoria vika
galina galya
daria dasha
darya dasha
diana dina
yevdokia dunya
yelena lena alyona
elizaveta liza
kristina kris
ksenia ksyusha
larisa lara
lidia lida
lyubov lyuba
lyudmila lyuda mila
margarita rita
marina marisha
nadezhda nadya
natalya natasha nata
nina ninochka
oksana ksana
polina polya
raisa raya
sofia sonya
tamara toma
tatyana tanya
ulyana ulya
oleksandr sashko olek
mykola kolya
mykhailo mykhas
petro petryk
bogdan bodya boban
taras tarasyk
mehmet memo
mustafa musti
suleyman sulo
huseyin huso
abdulaziz aziz
rajesh raju
rajendra raju
ramesh ramu
vikram vicky
istvan pista
laszlo laci
jozsef jozsi
janos jancsi
ferenc feri
sandor sanyi
miklos miki
georgios yorgos giorgos
emmanouil manolis
christos chris
anastasios tasos
athanasios thanasis sakis
eleni lena
aikaterini katerina
katerina katya kateryna katka
jean jeannot
francois fanfan
jacques jacquot jacky
pierre pierrot
henri riton
dominique dom
frederic fred
laurent lolo
philippe phil
sebastien seb
stephane steph
cornelis kees
hendrik henk rik
jacobus jaap koos
willem wim pim
adrianus adrie arjan
gerardus gerard gert
petrus piet peter
nicolaas klaas nico
theodorus theo
franciscus frans
antonius ton toon anton
lars lasse
magnus mans
karl kalle
olof olle
nils nisse
bengt benke
kristian kris
margareta greta
birgitta gitta
katarina kajsa kata kaca
mirjana mira mima
dusan dusko dule dusica
siddhartha sid siddharth
slobodan sloba boban slobo
vojislav voja vojkan
branislav brana bane
miroslav mirko miro
milan mile miki
jovan joca jova
dejan deki
tomislav tomo tomica
stjepan stipe stipo
zdravko zdravan
radoslav rade radko
ratko ratibor
milivoje mile
zoran zoki
goran goc
nebojsa nebo
predrag pedja
aleksandar aca sasa
nikola nidzo
ljubomir ljubo ljuba
svetozar sveta
momcilo moma
josip joso joze
ivica ivan
zvonimir zvonko
kresimir kreso
jelena jeca jela
ljiljana ljilja
gordana goca
snezana sneza
dragana gaga
maung mg
felipe pipe philip phillip filip lipe
hernando nando hernan
juan juancho juanito juanca joan
octavio tavo
norberto beto
ernesto neto
rigoberto rigo
armando mando
arturo turo
dragoljub dragi
miodrag miki
milorad mile miki
dragoslav dragi
patrick pat paddy
amelia amy millie
gwendolyn gwen wendy
melissa mel missy
penelope penny
rosalind roz
christine chrissy
winifred winnie
curtis curt kurt
hugo hugh hubert
emmanuel manny
seymour sy
thaddeus tad
milagros mila
refugio cuca
leopoldo polo
sebastiao tiao
eduard edik
kseniya ksyusha
ahmed mido
abdullah abboud abood apo
ismail samo
yosef yossi
binyamin bibi
mordechai motti
yehoshua shuki
stefanie steffi
stephanie steffi steph
therese resi
ferdinando nando
antonin tonda
frantisek franta
vaclav vasek
jaroslav jarda
katalin kati
erzsebet erzsi
andras bandi
ioseb soso
iakob koba
davit dato
giorgi gia goga
stylianos stelios
charalampos babis
apostolos lakis
eleftherios lefteris
efstratios stratos
paraskevi voula
evangelia litsa
arnold arnaud
herve harvey
jeanne jane joan
clinton clint
mohammed magomed magomet
chukwuemeka emeka
chukwuebuka ebuka
chukwunonso nonso
ikechukwu ike iyke
ugochukwu ugo
kenechukwu kene
obinna obi
olusegun segun
oluwaseun seun
oluwatobi tobi
oluwafemi olufemi femi
babatunde tunde
babajide jide
olanrewaju lanre
oladipupo dipo
adebayo bayo
adekunle kunle
olumide mide
temitope tope
chinonso nonso
chidiebere chidi
chukwudi chudi
ifeanyichukwu ifeanyi
onyekachi kachi
nkechinyere nkechi
ngozichukwuka ngozi
uchechukwu uche
kelechukwu kelechi
tochukwu tochi
ayodele dele ayo
oluwadamilola damilola dami
adewale wale
olawale wale
abiodun biodun
grzegorz gregor gregory
ladislaus laszlo wladyslaw vladislav ladislav
paul paulius boulos bulus
benedict benedetto benoit
dominic domonkos domenico
ignatius ignac ignacy ignacio ignazio
adalbert wojciech vojtech
sigismund zsigmond zygmunt
emeric imre
stanislaus szaniszlo estanislao stanislav
wenceslaus vaclav vencel
julius gyula
victor vittorio
valentine balint
blaise balazs biagio
cornelius kornel
ferdinand nandor hernando
sean shaun shane shawn
athanasius afanasy atanas
leon lev leo
sergius sergei
demetrius dmitry dimitrios
kathryn katrin
moritz mauricio
`;
