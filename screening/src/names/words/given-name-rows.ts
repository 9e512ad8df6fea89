/** Given names, a row for the spellings of each: two words of different rows are two names and not a slip of the pen. */
export const GIVEN_NAME_ROWS = `
mohammed mohammad muhammad mohamed mohamad muhammed mehmed mehmet muhamed muhammet mahomet mamadou mouhamed mokhamed maxamed muhamet mahamat mahamadou muhammadu mohammod
mahmoud mahmud mahmood mahmut maxamuud maxamud
ahmed ahmad ahmet achmad akhmed ahmat amadou akhmad ahmadou axmed axmad
hamid hameed hamed hamit hamidou
hamza hamzah hamze xamza
hasan hassan hassane xasan xassan hasen
hussein husayn hussain hossein husain hosein hossain husein houssein hoessein khusein huseyin xuseen hysen huseyn
hashim hashem hachem
ali aly cali
omar umar umer omer oumar umaru oumarou cumar
amir ameer emir aamir
amin ameen emin amine
amr amro
anwar anwer enver anvar
asif aasif
arif aref areef
atif atef
aziz azeez
azim azeem azam
bashir basheer bashar bechir beshir
bilal belal bilel
burhan borhan
faisal faysal feisal faycal faizal
fahd fahad
farid fareed ferid
farhan ferhan
farhad ferhad ferhat
faruq farouk farooq faruk farouq
fadi fady
fuad fouad foad fouaad
habib habeeb habibou
hadi hady
haidar haider hayder heydar hyder haydar geydar geidar gaidar
hakim hakeem
halim haleem
hani hany
harun haroun haroon
hatim hatem
hisham hesham hicham
ibrahim ebrahim ibraheem brahim ibrahima abraham avraham ibragim ibraahim
idris idriss edris idrissa
ilyas elias elyas ilya ilia illia ilja ilie ilias
imran emran
irfan erfan
isa issa eissa essa ciise
ismail esmail ismael ismaeel esmaeil ismaaciil
iqbal eqbal
jabir jaber gaber djaber
jafar jaafar djafar gafar
jalal jelal djalal galal celal
jamal djamal gamal jamaal cemal djamel
jamil jameel gamil djamil
jawad javad
kabir kabeer
kamal kemal kamaal
kamil kameel camilo camillo
karim kareem kerim
khalid khaled khalad khaleed halid chaled
khalil khaleel halil khelil
latif lateef
luqman lukman loqman
majid majeed magid madjid mejid
malik malek maalik
mansur mansour mansoor
marwan merwan marouane
masud masoud massoud masood mesut
mubarak mobarak moubarak
muhsin mohsen mohsin muhsen
mukhtar mokhtar moukhtar muchtar moctar
munir mounir moneer muneer
musa moussa mousa moosa muuse
mustafa mostafa moustafa mustapha mostapha
nabil nabeel nebil
nadim nadeem nedim
nadir nader nodir
nasir nasser naser nasseer
nasim naseem nassim
nabi nabih
numan noman nouman
qasim kassem qasem kasim ghassem ghasem qassem kacem gasim kasem kassym kasym qasym qassym
rabi rabie rabia
rafiq rafik rafeeq rafic refik
rahim raheem
rahman rehman rahmaan rohman
ramadan ramazan ramzan ramadhan
ramzi ramzy remzi
rashid rasheed rashed rachid reshid rashit
rauf raouf raoof
riyad riad riyadh riaz riyaz
rustam rostam rustem
saad saade
said saeed saied sayeed saeid seydou saidou siciid saciid
sabir saber sabeer
sadiq sadeq sadik sadegh saddiq
saddam sadam
salah saleh salih salaheddine saalax
salim saleem salem selim
salman salmaan
sulaiman suleiman soleiman sulayman suleyman souleymane suleman solomon
sami samy
samir sameer samer
shahid shaheed shahed
sharif shareef cherif sherif charif
shakir shaker chaker
tahir taher tahar tohir
talib taleb
talal tallal
tariq tarek tarik tareq
usama osama oussama
uthman osman othman usman ousmane otman cismaan cusmaan
wahid waheed vahid
wahab wahhab wehab
walid waleed oualid
wasim waseem ouassim
yahya yahia yehia yaya jahja
yasin yassin yaseen yacine yassine
yasir yasser yaser
yunus younis younes yunis younus
yusuf youssef yousef yusef youssouf yousuf yosef joseph josef yousaf jozsef iosif yuusuf jozef ioseb yusif youssoufa
zahir zaheer
zaid zayd zayed zeid
zakaria zakariya zakariyya zacharia zakareya zachary zacharias zacarias
zubair zubayr zoubeir zubeir
aisha aicha ayesha aysha ayse caasha
amina aminah
asma asmaa esma
fatima fatimah fatma fatema fatemeh faadumo
farida fareeda farideh
halima haleema
huda hoda
jamila jameela djamila
karima kareema
khadija khadijah hatice khadidja
latifa lateefa
layla leila laila leyla
maryam mariam miriam meryem mariama
nadia nadiya nadya nadja
nadira nodira
nabila nabeela
naima naeema
nura noura nora noor nur nour
rashida rasheeda
sabira
salima saleema selima
salma selma
samira sameera
samia samiya
sara sarah sarra
sharifa shareefa
shahida
yasmin yasmine jasmin jasmine yasemin
zahra zehra zohra
zainab zeinab zaynab zeynep
aleksandr alexander aleksander alexandre oleksandr aliaksandr alessandro alejandro alexandros alexandru sandor sander sandro aleksandre aliaksandar aleksandar
aleksandra alexandra oleksandra alessandra alejandra
aleksei alexei alexey aleksey alexej oleksiy oleksii alexis
aleksandrovich alexandrovich aleksandrovitch
alekseevich alexeevich alekseyevich
andrei andrey andrej andrew andreas andre andres andrii andriy andrzej anders andras ondrej
andreevich andreyevich
anatoly anatoli anatoliy anatolii anatol
antonina
anton antonio antony anthony antoine antoni antonin
arkady arkadi arkadiy arkadii arkadz arkadzi
artyom artem artiom artsiom
artur arthur arturo
bogdan bohdan bahdan
boris
borislav
branislav
bronislav bronislaw branislau
daniil daniel danil danylo danilo
denis dennis denys dzianis
dmitry dmitri dmitriy dmitrii dimitri dmytro dmitrij dimitry dumitru dimitris dzmitry zmitser dzmitryj
dmitrievich dmitriyevich
dragan
dusan
eduard edward eduardo edvard edouard
egor yegor jegor
evgeny yevgeny evgeni evgenii yevgeniy yevhen jewgeni jewgienij jewgenij jevgenij eugene eugen evgeniy eugenio yauhen yauheni yevhenii yauhenii
evgenia yevgenia evgeniya eugenia yauheniya yevheniia jewgenija
fyodor fedor feodor theodore teodor tudor theodoros tevdore todor theodor fiodar thodoros
gennady gennadi gennadiy gennadii hennadiy henadz hienadz henadzi hennadii
georgy georgi georgiy georgii george jorge georges georg giorgi giorgio gheorghe gyorgy georgios giorgos yiorgos yorgos gevorg kevork juris heorhi georgij jurj
gleb
goran
grigory grigori grigoriy grigorii gregory gregor hryhoriy gregorio grigoris grigol grigor krikor grigorios hryhory ryhor hryhor hryhorii hryhoryi
igor ihor ihar
ivan
ivana
ivanovich ivanovitch
jaroslav yaroslav jaroslaw yaraslau
kirill kyrylo kiril cyril kiryl
konstantin constantin kostyantyn konstantine constantine konstantinos kostandin kanstantsin
leonid leanid lieanid
lev
maksim maxim maksym maxime maximo
marat
mikhail michael mikhailo mykhailo michail michal miguel michel mikael mihail mihai michalis mikheil mihkel mikayil mikail mihails mykolas mikko mikhael mikel mickael micheal mikhas
mikhailovich mikhaylovich
milan
milos
miroslav miroslaw
nikita mykyta mikita
nikolai nikolay nikolaj mykola nicholas nicolas nikola nicola nikolas nicolae nikos nikolaos niklas nicklas nikoloz niko nikolajs mikalai nikolo mikalay
nikolaevich nikolayevich
oleg oleh aleh
olga olha olja volha
pavel pavlo paul paulo paolo pavle pavlos pawel poghos boghos pauls paavo povilas
pavlovich pavlovitch
pyotr petr petro peter pedro pietro petar piotr pierre petru petros pieter petre bedros peteris petras petter
petrovich petrovitch
radovan
radoslav radoslaw
ramil
ratko
roman romain raman
ruslan
ruslana
sergei sergey sergiy serhiy serhii sergej sergio serge siarhei sjarhej siarhiej syarhey serzh siarhey
sergeevich sergeyevich sergeyevitch
slobodan
stanislav stanislaw stanislaus stanislau
stepan stefan stephen steven stephan stephane esteban etienne stjepan istvan stefano stsiapan stiapan
svetlana sviatlana
svetozar
taras
timur teymur temur
timofey timofei timothy timoteo tsimafei
vadim vadym
valentin valentyn valentino
valentina valiantsina
valery valeri valeriy valerii
valeria valeriya valerie
vasily vasili vasiliy vasyl vassili vasilis vasileios vasile vassilis vasil
viktoria victoria viktoriya wiktoria
vitaly vitali vitaliy vitalii
vladimir volodymyr wladimir uladzimir vladimer
vladimirovich vladimirovitch
vladislav wladyslaw vladyslav uladzislau
vyacheslav viacheslav viachaslau
yan yann
yulia julia yuliya iuliia giulia julie
yuri yury yuriy iurii jurij jury iury
zoran
anastasia anastasiya nastasia anastasios
angela
angelo angel angelos aggelos
angelica angelika angeliki
anna ana anne ann
antonia
anita
barbara barbora borbala
beata beate
bettina
camila camilla kamila camille
carla karla
carlo carlos karlo karl carl charles karel karol karoly
carol carole
carolina karolina caroline karoline carolyn
catherine katherine katarina ekaterina yekaterina kateryna caterina catalina katarzyna kathryn katalin katharina katerina katrina katsiaryna kaciaryna jekaterina ekaterine
cecilia cecile
christian kristian cristian krisztian kristjan
christina kristina cristina christine krystyna kristen krisztina kristin
christopher kristofer christophe christoph cristobal krzysztof
claudia klaudia
claudio claude
clara klara claire clare clair
daniela danielle
dana
darya daria
diana diane dianne
dora
doris
edith edyta edit
elena yelena olena helena helen jelena helene alena
elisa eliza elisabeth elizabeth elzbieta yelizaveta elizaveta elisabetta
emilia emily emilie
emilio emil emile
emma
erica erika
erik eric eirik erich
eva
evelyn evelin ewelina
fabio
fabian fabien
fabiola
felicia
felix
felipe philip philippe filip filippo philipp filippos filipp
fernanda fernande
fernando fernand
francesca francisca franziska
francesco francisco francis franz francois frans
frank franck
frida frieda
gabriel gavriel
gabriela gabriella gabrielle
gerhard gerard gerardo
gerd
gina
gloria
grace gracia
greta
guido
gunter gunther guenter
gustav gustavo gustaf gustave
hannah hanna hana
hans
heidi
heinz
heinrich henrik henry hendrik enrique henri enrico henryk
helga
helge
helmut hellmuth
herbert heribert
hermann herman
hilda hilde
horst
hugo
ida
ilse
ines inez
ingrid
inga inge
irina iryna irene irena iren
isabel isabella isabelle izabela
janina janine
jana yana
janet
jane
joanna johanna juana joana joanne joann ioana ioanna
johann johannes johan yohannes joao ioannis yannis ioan ion janos janusz
john jhon
jon
jonas yonas
jonathan yonatan
jose
juan
juergen jurgen
julian julien iulian
julio giulio julius jules
karin karen
kerstin kirsten
klaus claus
kurt curt
lara
laura laure
lars
leon
leona
leo
lena
lina leena
linda
lisa
lorena
lorenzo lawrence laurent laurentiu
louis luis luigi luiz
louisa luisa luise louise
lucia lucy lucie
lucio lucius
luca lucas luka lukas luke lukasz luc
magda
manuel
manuela emanuela
marc marco mark marko marcos markus marcus marek markos
marcel marcelo
marcela maricela marcelle marisela
margaret margarita margareta margherita marguerite margret
maria marie mariya marija
mariana marianna marianne
marina marine maryna
mario
marion
marta martha
martin maarten marcin morten
martina martine
mary
mathilda matilda mathilde matilde
matteo mateo matthew matthias mateusz matej mateus mathieu mathew matthieu matias
maurice mauricio maurizio
mauro
max
maya maja
mercedes
michaela michela mihaela michelle micaela
mira
miranda
monica monika monique
natalia natalya nataliya natalie nathalie natallia
natasha
nathan natan
nathaniel nathanael
nelly
nina
norbert norberto
norma
olaf olav olafur
oliver olivier
olivia oliwia
oscar oskar
otto
pablo
patricia patrizia
patrick patricio
paula pavla paola paule
paulina pauline polina pavlina
petra
rafael raphael rafail rafal raffaele
rafaela raffaella
raisa
ralf ralph
ramon
raul
rebecca rebeca
regina regine
reinhard
reinhold
renata renate
renato
rene
ricardo richard riccardo ryszard
rita
robert roberto
roberta
robin
rodrigo
roger rogelio
roland rolando
ronaldo ronald
romina
rosa rose
rosario
ruben reuben reuven
rudiger
ruth
sabina sabine
sabrina
sandra
sebastian
selena
serena
silvia sylvia sylvie sylwia szilvia
silvio sylvio
simon simeon shimon szymon semyon semen
simona
sofia sophia sofya zofia sophie
sonia sonja sonya
stefania stephanie stefanie
susan susanne susanna suzanne zsuzsanna zuzana susana zuzanna
tamara tamar
tania tanja
tatiana tatyana tatiane tatsiana tatsyana
teresa theresa therese theresia tereza
thomas tomas tomasz tommaso tamas
tomislav
ulrike
ulrich
ursula urszula
vera
verena
veronica veronika veronique
vincent vicente vincenzo
viola
violeta violetta violet
virginia virginie
vivian viviana vivien viviane
waldemar valdimar
walter
werner
wilhelm william guillermo guillaume
wolfgang
adam adama adem
adrian
adriana adrienne
agnes
agnieszka
alan allan allen alain
alana
albert alberto
alfred alfredo
alfonso alphonse
alicia alice alicja
alina
amanda
amelia amalia
armando
armin
arnold arnaldo
benedict benedikt benito
benjamin
bernard bernhard bernardo
bernadette
bertha berta
bjorn
bruno
bruce
caleb
cameron
cesar cesare cezary
clement clemente
colin
connor
craig
cynthia
damian damien demyan
darius dariusz dario dariush daryoush
darren
dean
derek derrick
diego
dominic dominik domingo dominique
donald
donna
dorothy dorothea dorota
douglas
dylan
edgar edgardo
edmund edmundo
edwin
eleanor eleonora
emanuel emmanuel emmanouil emanuele amanuel
ernest ernesto ernst
esther ester eszter
ethan
eunice
evan
ezra
ferdinand ferdinando
florence
florian florin
frederick friedrich frederik frederic federico fryderyk
gary
garry
gavin
gemma
geoffrey jeffrey jeffery
gerald geraldo
gilbert gilberto
giovanni
giuseppe
glenn
graham
gordon
guadalupe
harold harald haraldur
harry
harvey
hector
hernan
howard
hubert
humberto umberto
ian
ignacio
irma
isaac ishaq ishak eshaq yitzhak itzhak
ivy
jack
jackson
jaime
jake
james
jamie
jared
jason
javier xavier
jeremy
jerome geronimo jeronimo
jessica
jesus
jill
joaquin joachim joaquim
joel yoel
jordan
josefa
josefina josephine josefine
joshua josue
joyce
judith judit
justin
justine justyna
keith
kelly
kenneth
kevin
kieran
kyle
larry
leonard leonardo
leonor
liam
lidia lydia lydie lidya lidziya lidzija lidiya
lionel
logan
lorraine
madeleine magdalena madeline magdolna
malcolm
marcia
marisa
marisol
marlene
marvin
mason
melissa
melanie
miles
mitchell
morgan
moritz
muriel
nancy
naomi noemi noemie
neil
nigel
noah
noel
norman
octavio octavian
orlando
owen
pamela
pascal pascual pasquale
percy
phoebe
quentin quintin
rachel raquel
randall
raymond raimundo
reginald
rhys
rodney
ronan
rory ruairi
rosalind rosalinda
rosemary rosemarie
ross
roxana
roy
rupert ruperto
russell
ryan
sally
salvador salvatore
samuel samvel
samantha
santiago
saul
scott
sean
sergius
seth
shane
sharon
shaun shawn
sidney
spencer
stanley
stella
stuart stewart
tara
terence
theo
tina
tobias
todd
tom
tim
tony
trevor
tristan
vanessa vanesa
wallace
wanda
warren
wayne
wendy
yolanda yolande
yvonne iwona yvette
zoe
aditya
ajay
ajit
akash
amar
amit
amitabh
anand
anil
anjali
arjun
arun
aruna
asha
ashok
ashwin
deepak dipak
deepika
dilip
dinesh
ganesh
geeta gita
gopal
govind
gurpreet gurprit
harpreet harprit
jaspreet jasprit
manpreet manprit
sukhpreet
gurdeep gurdip
hardeep hardip
kuldeep kuldip
mandeep mandip
sandeep sandip
harish
hemant
indira
jagdish
kamala
kapil
kavita kavitha
kiran
krishna krishnan
lakshmi laxmi
lalit
lata
mahesh
manish
manoj
meena mina
mohan
mohini
mukesh
naresh
narendra narender narinder
rajendra rajender rajinder
surendra surender surinder
virendra
jitendra
dharmendra
neha
nikhil
nisha
nitin
pankaj
pradeep pradip pardeep prodip
prakash parkash
pramod
prasad
pratap
praveen parveen parvin pravin
priya
radha
rahul
rajesh
rajiv rajeev
rakesh
ramesh
ranjit ranjeet
ravi
rekha
rohan
rohit
sachin
sanjay
sanjiv sanjeev
santosh
satish
seema sima
shankar
shyam
sita
sonal
suresh
sunil
sunita
sushil
sushma
uma
usha
varun
vijay
vikas
vikram
vinay
vinod
vishal
vivek
yash
chinedu
chinwe
chika
emeka
ngozi
nkechi
obinna
uche
kwame kouame
kofi
kwesi kwasi
yaw
ama
akua
abena
adwoa adjoa
akosua
ayodele
babatunde
olumide
oluwaseun
tunde
segun
femi
bola
sizwe
sipho
thabo
themba
mandla
hiroshi
hiroko
hiroki
hiroyuki
hideki
hideo
ichiro
jiro
saburo
goro
junichi
junko
kenichi
kenji
kenta
kazuo
kazuko
keiko
kiyoshi
koji
makoto
masao
masako
michiko
mitsuko
naoki
naoko
noboru
noriko
osamu
ryota
satoshi
shigeru
shinji
shinichi
shinzo
takashi
takeshi
tadashi
taro
tetsuya
tomoko
toshio
yasuo
yoko
yoshio
yoshiko
yuichi
yuji
yuka
yuki
yukio
yuko
yumi
yumiko
akira
akiko
akio
aiko
fumiko
fumio
haruki
haruko
mehdi mahdi
reza
hamidreza
alireza
mohammadreza
gholamreza
gholamali
farshad
farzad
behrouz behrooz behruz
behzad
bahram bahrom bakhrom behram
bahman
ehsan
iraj
kaveh
kourosh
mehrdad
mehran
mojtaba
morteza murtaza murtada
nima
omid umid umed
parviz pervez parvez perviz pervaiz
peyman payman
ramin
siamak
sina
shahram
shahriar
soroush
esfandiar
emre
emine
erkan
erdal
ercan
hakan
murat murad mourad
mert
orhan orkhan orxan
ozan
serkan
sinan
tolga
tuncay
tarkan
turgut
ufuk
ugur
umut
volkan
yilmaz
aliya
aigul
azamat
bauyrzhan baurzhan baurjan
bakhtiyar bakhtiyor bakhtiar
dilshod dilshad
farrukh farruh
gulnara gulnora
islam
jamshid djamshid
nursultan noursultan
otabek
rakhat
sherzod
ulugbek
zafar zafer
afzal
akbar
akram
aslam
asghar asgar
babar
ejaz
fazal
ghulam
gulzar
khurram
liaquat
naeem naim naeim
naveed navid
qadir qader kader kadir qadeer
saqib
sajid
sajjad
shafiq
shakeel
shoaib
sohail suhail soheil
tanveer
waqar
wajid
waqas
zeeshan
amal amaal
sadia saadia
saima
sakina sakinah sakineh
hina
rania
dina
dalia
ghada
hanan
iman
lubna
manal
mona muna
nawal
rana
reem rim
sana
suad souad
widad
zahida
shabana
shazia
bushra busra
farzana farzaneh
rukhsana
nasreen nasrin nesrin
rehana
tahira tahereh
karam
akmal
ayman aiman
adel adil odil adeel
adnan
ghassan
khayr khair
labib
mazin mazen
nizar
raed raid
sabri
safwan
taha
thamer thamir tamer
wael wail
yazid yazeed
ziad ziyad ziyod
qahir qaher qahar
jabbar djabbar jabar
sattar satar
ghani
ghaffar ghafar gaffar
ghafur ghafour ghafoor gafoor gafur ghaffur
samad
manan mannan
khaliq khalek
fattah fatah
razzaq razaq razak razzak raziq razeq
basit baset
bari
baqi baghi
basir baseer
matin mateen metin
wali
jalil jaleel djelil
haq haqq
hai hayy
quddus qudus kuddus
munim moneim
mumin momin
mutalib mottaleb
subhan sobhan
shakur shakoor
sabur saboor
qayyum qayum
wadud
wakil wakeel
hafiz hafeez hafez
ata
asad assad
ubayd obaid ubaid obeid
najib najeeb
rahmat rahmet
hikmat hekmat hikmet
nimat nemat
barkat barakat
inayat enayat
kifayat
hidayat hedayat
izzat ezzat
amanat
siraj seraj
badr
shams
nizam
fakhr
imad emad
saif sayf seif
taj
najm
qutb
zia ziya
zain zayn zine zein
ala
sharaf
shahab shihab
shafi
rafi
taqi
naqi
aman
nazar
ghazi
zarif zareef
zaman
jahangir jehangir jahongir
alamgir
aurangzeb
humayun homayoun
mirwais
torab turab
yaqub yaqoob yaghoub yacouba yakov yaakov jakov jacob jakob jakub hakob hagop akop yakubu
ayub ayyub ayoub eyup
luay
mirko
mirjana
slavko
zdravko
zvonimir
vojislav
vuk
nenad
nebojsa
predrag
dejan
darko
zarko
jovan
jovana
dusko
bojan
bojana
biljana
ljubica
vesna
snezana
savita savitha
sarita
smita
amrita
ankita
lalita
babita
mamta
balwant
jaswant
yashwant
baljit baljeet
daljit daljeet
surjit surjeet
harjit harjeet
manjit manjeet
karamjit
charan
karan
kunal
mohit
lohit
sumit
amol
gaurav
sourav
abhishek
ashish
girish
jignesh
kamlesh
mitesh
paresh
ritesh
umesh
yogesh
venkatesh
claudine
luciano
lucien lucian
luciana
giorgia georgia
federica
chiara
ornella
vittorio
vittoria
silvana
silvano
massimo
mattia
gianluca
giancarlo
pierluigi
bruna
alba
aldo
ada
egidio
elio helio
ezio
fausto
gaetano
gino
ivano
lino
livio liviu
nino
rocco
ugo
franco
franca
kari
jens
gunnar
hakon haakon
inger
ingvar
kjell
knut knud
leif
liv
magnus
mats mads
nils niels
oyvind
ragnar
rolf rodolfo rudolf rudolph
sigurd sigurdur
solveig
sven svein swen sveinn
terje
tor
tore
torsten thorsten torstein thorstein thorsteinn
trond
ulf
uwe
udo
ute
wim
joost
bart
koen
kees
jeroen
ruud
sjoerd
wouter
brian bryan
lauren
calvin
clive
clyde
curtis kurtis
dale
darryl darrell daryl
dustin
duane dwayne
earl
floyd
garth
gilles
glen
heath
hilary hilario
irwin
ivor
jarvis
jed
jerry
jesse jessie
jimmy
jody
kent
kirk
lance
leroy
lester
lloyd
lowell
lyle
marlon
marshall
maxine
melvin
merle
milton
murray
nelson
nolan
otis
randy
rex
riley
rob
ron
rufus
sam
shirley
sheila
tanya
teddy
terry
tracy tracey
troy
tyler
vaughn
vernon
vince
wade
wesley
wilbur
willard
winston
woody
zane
alison allison
amy
angie
april
ashley
audrey
becky
betty
beverly
brenda
bridget
carmen
cheryl
chloe
colleen
crystal
daisy
debra deborah
denise
elaine
ella
ellen
erin
fiona
gail
gillian
gwen
hazel
heather
holly
jade
janice
jenny jennie
jennifer
june
katie
kay
lana
leah lea
leslie
lily lillie
lori
lynn
mandy
marcy
marjorie
maureen
megan
mildred
mindy
molly
nicole
paige
pam
patsy
peggy
penny
rhonda
robyn
rosie
sadie
shelley shelly
sherry sherri
stacy stacey
tammy
thelma
tiffany
vicky vicki vickie
whitney
adolfo
agustin augustin
alvaro
amparo
anibal
araceli aracely
ariel
armanda
arnulfo
baltasar
bernarda
blanca blanka
braulio
candelaria
celia
celso
cipriano ciprian
clemencia
consuelo
cornelio corneliu cornelis cornelius
damaso
delia
demetrio
dionisio dionysios dionysis
efrain efraim
eladio
eliseo
elvira
emiliano
enriqueta
ernestina
estela estelle
eusebio
evaristo
ezequiel
facundo
faustino
feliciano
fermin
fidel
gaspar
gilda
gonzalo
graciela
griselda
hernando
hipolito
horacio
hortensia
isidro
jacinto
jairo
julieta juliette
leandro
leopoldo leopold
liliana ljiljana
lisandro
lourdes
manolo
marcelino
mariela
maribel
melchor
milagros
moises moses
nelida
nestor
nicanor
octavia
ofelia
olegario
omaira
oswaldo osvaldo oswald
pilar
placido
porfirio
primitivo
ramiro
reinaldo reynaldo
remedios
rigoberto
rocio
romeo
romulo
rosalia
rosalba
sabino
sebastiana
serafin
severino
soledad
tadeo
telmo
tomasa
ulises
urbano
vidal
virgilio virgil
wilfredo wilfred
ximena
afonso
caio
davi daud dawood dawud daoud david davud davood dawit davide davit dawid daouda
edson
fabricio fabrice fabrizio
flavio
flavia
gilson
heitor
jair yair
jader
jorgina
leandra
marcio
murilo
nilson
otavio
sueli
thiago tiago
vitor viktor victor wiktor viktar
wagner vagner
wilson
arseny arseniy
avdey
bella
darina
efim yefim
gerasim
ignat
inna
kira
ksenia xenia oksana aksana
larisa larysa
lyubov liubov
lyudmila ludmila liudmila
matvey matsvei
nadezhda nadzeya
nikodim
pelageya
platon
prokhor
radik
rinat
rodion
rostislav rastsislau
spartak
svyatoslav sviataslau sviatoslav
tikhon
trofim
ulyana
vasilisa
varvara
venyamin
vitalina
vlas
vsevolod
yefrem
zakhar
zinaida
zinovy
jaromir
ladislav
libor
lubomir ljubomir lyubomir liubomir
ludek
miloslav
otakar
radek
radim
stanislava stanislawa
stepanka
vaclav waclaw
vladan
vlastimil
vojtech
zdenek
zdenka
bartosz
boguslaw bohuslav
boleslaw
czeslaw
grzegorz
jacek
jerzy
kazimierz
leszek
maciej
mieczyslaw
przemyslaw
slawomir
tadeusz thaddeus
wieslaw
wojciech
zbigniew
zdzislaw
zygmunt
bozena
danuta
ewa
grazyna
halina galina halyna
jadwiga
jolanta
kinga
malgorzata
marzena
wieslawa
attila
balazs
bela
csaba
ferenc
gabor
gyula
imre
laszlo
lajos
miklos
tibor
zoltan
zsolt
aniko
ildiko
cosmin
costin
dan
dorin
horia
ionut
marian mariano
marius marios mariusz
mircea
ovidiu
radu
razvan
sorin
traian
viorel
vlad
apostolos
athanasios
charalambos charalampos
christos
efstathios
eleftherios
evangelos vangelis
fotis fotios
kyriakos
lefteris
panagiotis
spyros spiros spyridon
stavros
stelios
thanasis
amos
asher
avi
boaz
chaim haim
dov
dror
ehud
elad
eli
eliezer
erez
eyal
gideon
ilan
itai itay
lior
meir
menachem
menashe
mordechai
moshe
nachman
nadav
noam
ofer
ohad
omri
oren
pinchas
ronen
shai shay
shlomo
shmuel
tzvi zvi
uri
uriel
yaron
yehuda
yigal
yoav
yoni
yossi
yuval
zeev
alassane
alhassan
aliou
alpha
amara
awa
babacar boubacar abubakar aboubacar abubakr aboubakar
bakary
bintou
cheikh
coumba
demba
djibril jibril
drissa
fanta
fatou
fode
gora
habibatou
hawa havva
issouf
kadiatou
karamoko
koffi
lamine
lassana
maimouna
modibo
ndeye
oumou
ousseynou
pape
ramata
rokia
salif salifou
samba
sekou
sidi
sory
soumaila
tidiane
adebayo
adekunle
adewale
akin
ayo
bukola
chidi
chike
chima
chioma
chuka
damilola
ebuka
ekene
folake
ifeanyi
ifeoma
ikenna
kelechi
kemi
kunle
nnamdi
nneka
okechukwu
olu
sade
tayo
temitope
tope
tosin
wale
yemi
yetunde
barasa
kamau
kimani
kipchoge
kiprop
kipkemboi
mwangi
njoroge
odhiambo
ochieng
omondi
onyango
otieno
wanjiku
wanjiru
waweru
achieng
atieno
akello
baraka
juma
jabali
abel
alemayehu
bekele
berhane
dereje
desta
fikru
getachew
girma
haile
kebede
kidane
lemma
mengistu
mesfin
mulugeta
negash
selassie
tadesse
tekle
teshome
tesfaye tesfay tesfai
tilahun
workneh
zewde
agus
andi
bambang
budi
dedi
dewi
dian
dwi
eko
endang
fajar
hendra
heri
indra
iwan
joko
kartika
ketut
nyoman
putu
wayan
rini
rudi
sri
sigit
slamet
sugeng
suharto
sukarno soekarno
suparman
supriyanto
suryadi
susilo
teguh
wahyu
wati
yanto
yudi
andrea
daniele
gabriele
jean
michele
simone
sultan
katya katia katja
johnny jonny
djordje dorde djordj
jun
luz
isam issam essam esam isaam
bassam basam
hazem hazim
iyad eyad
maher mahir
rami ramy ramee
nidal nedal nizal
jihad jehad djihad
ashraf achraf eshref
milica militsa
milanka
miodrag
milorad
dragoljub
dragoslav
veselin vesselin
esperanza
leticia letizia
dieudonne
hovhannes hovannes ohannes ovanes oganes hovhanes
sargis sarkis
karapet garabed
khachatur khatchadour khachatour
vahan
ashot
tigran dikran
armen
narek
levon levan
vardan vartan
hrant
artak
gagik
aram
vazgen vasken
hayk haik
artavazd
anahit
gayane
zurab
irakli
vakhtang
lasha
zviad
shalva
tengiz
otar
avtandil
archil
bidzina
kakha kakhaber
nodar
guram
badri
merab
nugzar
revaz
shota
ketevan
ilham elham
elchin
elnur
vugar vuqar
namig namiq
ramiz
rovshan ravshan
natig natiq
daniyar doniyor
askar asqar
serik
berik
yerlan erlan
yerbol erbol
nurlan
bolat bulat
talgat
kairat kayrat qairat qayrat
samat
sanzhar sanjar
sooronbay sooronbai
sadyr sadir
kurmanbek
emomali imomali
shavkat
alisher
babur bobur
gurbanguly qurbanguly kurbankuly
serdar sardar sardor
saparmurat saparmyrat
abbas abas
odette
colette
paulette
khalaf
turki turky
zaki zaky zeki
hamad
husam hussam hossam housam
khamis khamees
muammar moammar mouammar muammer
nayif nayef
azhar
ammar
khalifa khaleefa khalifah kalifa
haytham haitham haythem
anas
bakr
adib adeeb
muhannad mohannad mohanad
zuhayr zuhair zoheir zouhair
milad
fawaz fawwaz
khairullah khayrullah khairollah
nazir nazeer
firas feras
ridwan redouane ridouan ridvan
ovidio
elvis
qusay qusai kusay
uday oday udai
barzan
watban
sabawi
katrin kathrin catrin; gertrude gertrud; terrence terrance; dolores delores; birgitta birgit; mirela mirella mireille
kasper kacper kaspar; julianna juliana iuliana yuliana; corina corinne; georgeta georgette; fatih fateh
kazem kazim kadhim kazym; masoumeh masuma masooma; somayeh sumaya sumayya soumaya; talia talya; pooja puja
bharti bharati; afua afia efua; jaroslava yaroslava; miroslava myroslava; reiner rainer; kwadwo kojo; theodora teodora
cornelia kornelia; jeanette jeannette; gisela gisele; sybille sibylle; veena vina; shirin shireen; niloofar nilufar niloufar
soraya suraya thuraya; deepti dipti; preeti priti; aarti arti; tewodros theodros; isayas isaias; shahnaz shehnaz
narges nargis narjis; corey cory; marjan marzhan; bijan bizhan; serife sherife; jocelyne jocelyn; kamran qamran
milind; rasoul rasul rassoul; ozlem; tsegaye tsegay; mekonnen mekonen; desalegn dessalegn; assefa asefa
fisseha fiseha; thierry; didier; cedric; yves; yvon; ludovic; benoit; arnaud; aurelien; baptiste; gaston; germain
herve; martial; regis; remi; sylvain; thibault; yannick; jeanne; francoise; christiane; sandrine; chantal; renee
celine; odile; germaine; genevieve; josette; annick; arlette; aurelie; berthe; delphine; elodie; fabienne; frederique
ghislaine; henriette; huguette; josiane; laetitia; laurence; lucienne; magali; maryse; nadine; noelle; pascale
pierrette; raymonde; rolande; roseline; severine; solange; andree; julienne; lucette; manfred; axel; volker; detlef
holger; bastian; siegfried; eckhard; hartmut; egon; ewald; ingo; siegmund; winfried; elke; christa; heike; anja; silke
annette; anke; dagmar; elfriede; gerda; gudrun guthrun; hannelore; hedwig; hildegard; irmgard; jutta; liselotte; margit
roswitha; sigrid sigridur; waltraud; wilma; hermine; wilhelmine; friederike; leonie; brandon; travis; chad; alvin; brent
brett
chester; elmer; clinton; tyrone; lonnie; cody; clayton; hugh; dwight; everett; casey; byron; morris; clifton; perry
kathleen; marilyn; bonnie; ruby; lois; phyllis; gladys; dawn; edna; shannon; ethel; juanita; amber; darlene; geraldine
bernice; brittany; loretta; laurie; alma; eileen; terri; charlene; melinda; pearl; arlene; glenda; courtney; mabel
marsha; myrtle; christy; deanna; gwendolyn; brandy; velma; misty; ramona; carmine; gennaro genaro; ciro; tullio; vito
carmela; antonietta; concetta; antonella; cinzia; ilaria; loredana; donatella; tiziana; eugeniusz
witold; bartlomiej; mariola; wladyslawa; kazimiera; genowefa; frantisek; dalibor; bohumil; oldrich; lenka; jitka
eliska; marketa; jarmila; vlasta; ivanka; iveta; sarka; mihaly; levente; akos; bence; mate; gergo; szabolcs; erzsebet
ilona; eniko; timea; reka; ionel; catalin; cornel; costel; danut; tiberiu; andreea; florentina; anca; camelia; dorina
doina; luminita; madalina; nicoleta; oana; raluca; rodica; sorina; viorica; stig; torbjorn; soren; svend; rasmus; arne
geir; ivar; kjetil; oddvar; oystein; sverre; trygve tryggvi; linnea; annika; astrid; berit; bente; mette; randi; sissel
turid
britt; gunilla; agneta; antonios; stylianos; sotirios; savvas; lazaros; iraklis; aristeidis; themistoklis; vasiliki
dimitra; konstantina; paraskevi; evangelia; fotini; despina; kyriaki; panagiota; chrysoula; stavroula; athina
evdokia yevdokia
abdullah; yasar yashar; bekir; bayram; onur; baris; burak; deniz; engin; erhan; ersin; eren; gokhan; ilker; ilhan; kaan
kenan; koray; levent; necati; nihat; oktay; okan; ozgur; rasim; sedat; selcuk; semih; taner; tayfun; umit; veysel
yalcin; yavuz; elif; hanife; merve; zeliha; esra; fadime; hacer; hulya; cemile; sevim; gulsum; dilek; aynur ainur; songul
kubra; tugba; sibel; derya; dilan; ebru; filiz; gulay; hande; melek; meltem; mine; nalan; neslihan; nihal; nuray
nurcan; nurten; ozge; pelin; pinar; reyhan; saniye; seda; semra; serap; sevgi; sevil; sevda; sinem; suna; tulay; yeliz
faramarz; manouchehr manuchehr; payam; pouya; saman; nahid; mahnaz; simin; mitra; mojgan; nazanin; parisa; roya; sepideh
shadi
azar; azadeh; bahareh; behnaz; elnaz; fariba; forough; golnaz gulnaz; laleh; mahsa; gilad; alon; idan; tomer; yaniv; yael
avital; ayelet; dganit; einat; galit; hadas; hagar; idit; inbal; irit; iris; keren; limor; maayan; merav; meital
moran; nurit; orit; osnat; pnina; rivka; ronit; shani; sigal; sivan; smadar; vered; yafa; zehava; nilesh; mahendra
devendra; upendra; anish; avinash; alok; sohan; ankit; arvind; naveen navin; tarun; sneha; reena; reema; manisha; anusha
rani; shanti; kirti; jyoti; swati; divya; kavya; ramya; sandhya; vidya; reshma; saraswati; gayatri; parvati; tadele
tamrat; tamene; tamiru; tariku; tafesse; tefera; tekeste; teklu; temesgen; teferi; tigist; tsehay; tirunesh; abebe
abera; ababa; abiy; addisu; admasu; alemu; almaz; ashenafi; asfaw; atsede; ayele; aynalem; belay; belayneh; berhanu
beyene; biruk; bizunesh; dagne; debebe; demeke; derartu; endale; endalkachew; eskinder; ephrem; eyob; fasil; fekadu
fikre; gebre; gebremariam; genet; genzebe; girmay; habtamu; hailemariam; hirut; kassa; kassahun; kassaye; kenenisa
ketema; lelisa; lemlem; mahlet; meaza; melaku; meles; mekdes; meron; meseret; mezgebu; mulatu; nigist; sahle; samrawit
selam; selamawit; seyoum; shiferaw; sileshi; sisay; tsige; yared; yemane; yeshi; yilma; zelalem; zenebech; zerihun
chidera; chidinma; chiamaka; chibuike; chibuzo; chigozie; chijioke; chikezie; chimamanda; chinaza; chinelo; chinenye
chinonso; chinyere; chisom; chizoba; chukwudi; chukwuma; chukwuemeka; chukwuebuka; ebele; ezinne; ijeoma; ikechukwu
kenechukwu; ndidi; nkem; nkiru; nwando; obioma; odinaka; ogechi; olanna; onyeka; onyinye; somto; tobenna; tochukwu
uchenna; ugochi; ugochukwu; uzoma; adaeze; adaobi; amaka; amarachi; abiodun; abimbola; adebisi; adebola; adedayo
adeola; adesola; adetokunbo; adeyemi; ayomide; babajide; bamidele; bolaji; bolanle; folarin; folashade; funmilayo
gbenga; jumoke; kayode; kehinde; kolawole; lanre; lekan; modupe; morenike; olabisi; oladele; olajide; olamide
olanrewaju; olayinka; olufemi; olufunke; oluseun; olusegun; oluwatobi; omolara; omotayo; opeyemi; rotimi; sunday
taiwo; titilayo; tolulope; yinka; kwabena; kwaku; kwamena; bongani; lungile; nkosinathi; nkosana; siyabonga; sibusiso
thulani; zanele; zodwa; nomsa; nomvula; ntombi; lindiwe; thandiwe; thembi; nokuthula; nonhlanhla; busisiwe; tendai
tinashe; tatenda; tafadzwa; takudzwa; tapiwa; tawanda; rutendo; ruvimbo; nyasha; chipo; chiedza; farai; fungai
kudakwashe; kudzai; munashe; ngonidzashe; tariro
amarjeet amarjit; paramjeet paramjit; gurmeet gurmit; harmeet harmit; jagdeep jagdip; rajdeep; navdeep; amandeep
gagandeep; sukhjeet sukhjit; sukhwinder sukhvinder; balwinder balvinder; kulwinder kulvinder; harvinder harwinder
jaswinder jasvinder; parminder parmindar; satinder; davinder; maninder; gurinder; varinder; balbir; ranbir; jasbir
satbir; karambir; dharambir; kulwant; harbans; gurbachan; mohinder; joginder; tejinder; lakhwinder; malkit; baldev
sukhdev; gurdev; jagdev; hardev; kirpal; jagjit; jagtar; avtar; kartar; darshan; lakhbir; nirmal; amrik
charanjit charanjeet; inderjit inderjeet; simranjit simranjeet; kamaljit kamaljeet; prabhjot; navjot; harjot; gurjot
manjot; satnam; gurnam; harnam; thando; thandeka; thembinkosi; lwazi; lwandle; sifiso; sandile; sandiso; siyanda
mandisa; mlungisi; mduduzi; musawenkosi; nhlanhla; nhlakanipho; nkululeko; nkosazana; nomthandazo; nomfundo
nokwanda; ntokozo; ntombizodwa; phumzile; phumlani; sbonelo; senzo; simphiwe; sithembiso; thokozani; thokozile
thamsanqa; vuyani; vuyisile; xolani; xolile; ayanda; ayabonga; andile; bheki; bhekizizwe; bonga; dumisani; fikile
jabulani; jabulile; khaya; khayelihle; kgosi; kagiso; karabo; katlego; kabelo; kgomotso; lebogang; lerato; lesego
mmabatho; naledi; oratile; palesa; refilwe; thapelo; thato; tebogo; tumelo; tshepo; tshepang; tsietsi; kobina
akwasi; bocar; boubou; djibo; gaoussou; lansana; mahamane; nouhoum; zoumana; dieynaba; fatoumata; khadim
aminata; aissatou aissata; kadidiatou; nafissatou; salimata; kariuki; karanja; kiprono; kipkoech; kipruto; kiplagat; kibet
koech; korir; mutua; musyoka; mutiso; muthoni; wambui; wangari; wairimu; waithera; nyambura; njeri; njoki; nyokabi
gathoni; akinyi; adhiambo; anyango; awuor; okoth; owino; oduor; ogutu; okello; lamwaka; mugisha; tumusiime
turyahikayo; byaruhanga; wasswa; nakato; babirye; namukasa; nansubuga; nakawunde; ssemakula; bahati; furaha; zawadi
pendo; chausiku; hamisi; jengo; mwajuma; mwanaidi; shukuru; sikujua; tumaini; uwase; uwimana; uwera; uwamahoro
mukamana; mukandori; mukarugwiza; habyarimana; hakizimana; ndayisenga; ndayishimiye; ndikumana; nsengiyumva
nshimiyimana; nkurunziza; niyonzima; niyonsaba; niyongabo; bizimana; bizimungu; sibomana; twagiramungu; mugabo
mutabazi; mukasa; kabera; kagabo; gasana; gatete; kayitesi; kayibanda; umutoni; umuhoza; ingabire; irakoze
iradukunda; ishimwe; jukka; juha; jarmo; ilkka; hannu; harri; kimmo; kalevi; kauko; keijo; mauno; pekka; pentti
petri; petteri; pertti; raimo; rauno; reijo; risto; sakari; seppo; tapani; tapio; teppo; toivo; tuomo; vaino; veikko
anneli; helmi; hilkka; kaija; maija; marjatta; marjo; mirja; paivi; pirjo; pirkko; raija; ritva; riitta; sirpa
sinikka; soili; tarja; terttu; tuula; tuija; tytti; virpi; virpa; marinos; menelaos; minas; miltiadis; periklis
sokratis; stamatis; stathis; takis; tasos; theofilos; vasos; vlasis; xenofon; zisis; anestis; argyris; aspasia
chrisanthi chrysanthi; christodoulos; efthymios; eftychia; evanthia; garyfallia; gerasimos; kalliopi; kleanthis
kosmas; labros lampros; manolis; nikiforos; nektarios; odysseas; orestis; pantelis; polychronis; prodromos; sofoklis
triantafyllos; tryfon; voula; zacharoula; naoto; naoya; kengo; kenzo; kenjiro; kentaro; koichi; kosuke; kotaro
kunio; kyoko; kyosuke; kaori; kaoru; kanako; kazuki; kazuya; kazuhiro; kazuhiko; kazumi; kazunori; kazushi; keita
keiji; keiichi; keisuke; kiyomi; kiyoko; kumiko; manabu; mariko; masaaki; masahiko; masahiro; masaki; masanori
masaru; masashi; masato; masaya; masayoshi; masayuki; masumi; mayumi; mayuko; megumi; michio; midori; mieko; mikio
minako; minoru; misaki; mitsuo; mitsuru; miyoko; miyuki; mizuki; momoko; motoko; nagisa; nobuko; nobuo; nobuyuki
norio; noriyuki; reiko; rieko; ryoji; ryoko; ryoichi; ryosuke; ryuichi; ryuji; sachiko; sadao; sakura; satomi
satoru; satoko; sayaka; sayuri; seiichi; seiji; seiko; setsuko; shigeko; shigeo; shinjiro; shinobu; shinya; shiori
shizuka; shizuko; shogo; shoichi; shoji; shuichi; shuji; shunsuke; sumiko; susumu; tadao; taichi; taiki; takako
takao; takahiro; takaya; takayuki; takeo; takeru; takuma; takumi; takuya; tamotsu; tatsuo; tatsuya; teruo; tetsuo
tetsuro; tomio; tomohiro; tomomi; tomoya; toshiaki; toshihiko; toshihiro; toshiko; toshiro; toshiyuki; tsutomu
tsuyoshi; tsuneo; wataru; yasuhiro; yasuko; yasushi; yasuyuki; yoichi; yosuke; yoshie; yoshihiro; yoshikazu; yoshimi
yoshinori; yoshiro; yoshiyuki; yukari; yukiko; yuriko; yusuke; yutaka; haruka; haruto; haruo; hayato; hideaki
hidehiko; hideko; hidetoshi; hideyuki; hiroaki; hirofumi; hirokazu; hiromi; hironori; hiroto; hiroya; hisako; hisao
hisashi; hitomi; hitoshi; isamu; junichiro; junji; junya; fumiya; eiichi; emiko; eriko; etsuko; daichi; daiki
daisuke; chieko; chiaki; chiharu; chiyoko; chizuko; ayaka; ayako; ayumi; atsuko; atsushi; asami; asuka; akihiko
akihiro; akemi; akane; mika miika
salam salaam
opiyo opio
apiyo apio
priyanka; hitesh; jayesh; kailash; kishore; lakshman; madhav; madhu; mithun; mukul; nagesh; narayan
omprakash; pranav; prashant; puneet; rajan; rajat; ravindra; sagar; saurabh; sharad; shashi; shekhar; shivam
siddharth siddhartha; srinivas; subhash; sudhir; swapnil; tushar; ujjwal; vaibhav; vimal; vineet; vipin; akhil; akshay
archana
bhavesh; bharat; bhaskar; chandan; chandra; chetan; manju; nandini; nirmala; pallavi; prerna; rachna; rashmi; roshni
sangeeta sangita; sapna; shalini; shanta; sharmila; shobha; shreya; shweta; sonali; sudha; sujata; suman; sumitra; varsha
vandana; vimala; yamini; nimal; chaminda; chandrika; dilshan; gamini; janaka; kumara; lakmal; mahela; malini; nalaka
nuwan; prasanna; priyantha; ranjan; roshan; ruwan; sanath; sarath; sisira; sumith; tharanga; wasantha; kashif; hanif
junaid; mubashir; mudassar; muzammil; qaiser; shahzad; zahid; humaira; nazia; rubina; samina; shabnam; didik
djoko; indah; irwan; lestari; mulyadi; mulyono; nining; nugroho; nurhayati; ratna; sugiarto; sugiyono; suharti
sumarni; sumarno; sunarto; supriyadi; suparno; suryanto; sutrisno; sutikno; suyanto; suyono; wahyudi; wawan; widodo
yulianto; budianto; budiman; hartono; hariyanto haryanto; kusnadi; mulyanto; purwanto; purnomo; riyanto; rusdi
rusli; setiawan; sudirman; sudarsono; sudarto; sujatmiko; sulistyo; supardi; suwarno; obiora; oluchi
onyekachi; ademola; adeniyi; ayotunde; funke; ibukun; danladi; garba; shehu; neeraj niraj
aung; chit; hla; hlaing; htay; htet; htoo; tun htun; htut; khaing; khin; kyaw; kyin; lwin; myat; myint; naing; nyan
nyein; nyo; nyunt; phyo; phyu; sandar; sein; shein; shwe; soe; swe; thant; thaung; thein; thet; thida; thin; thiri
thura; tin htin; wunna; zaw; zeya; zin; thiha; hein; somchai somchay; somsak; somporn somphon; sombat sombath; somkiat
prasert prasoet; prasit prasith; prayut prayuth; thaksin taksin; suthep; surachai; suchart suchat; sunthorn sunthon
wichai vichai; wirat virat; winai vinai; chaiwat; chatchai; anucha; apichai aphichai; kittisak; narong; niran
nopadon noppadon; pichai phichai; pisit phisit; pongsak phongsak; sarawut; siriporn; supachai suphachai; thanakorn
wanchai; wilai vilai; sokha; samnang; vichit; bopha; dara; kosal; phirun; rithy; sothea; sovann sovan; vanna; veasna
visal; fitri; hendro; puji; putra; sari; yusril; azman; azmi; farah; hafizah; hakimi; haziq; khairul khoirul; nazri
nurul noorul; rosmah; shahrul syahrul; shamsul syamsul samsul; zainal zainul zaynul; zulkifli zulkiflee; zulkarnain; dante
imelda; corazon; benigno; jejomar; arsenio; bienvenido; crisanto; marilou; maricel; rowena; luzviminda; anar; elman
elshad elchad; eldar; ilgar ilqar; jeyhun ceyhun jeyhoun; mubariz; nijat nicat nidzhat; polad pulad; rashad reshad
sabuhi; shahin shaheen sahin; tofiq tofik tawfiq toufik tewfik taufik tofig tawfik toufic taoufik tevfik taufiq
vagif vaqif vaghif; vusal; zaur zaour; galiya galia; aida; aizhan; alibek
aidar aydar; aidos; aibek aybek oybek; bekzat; botagoz; darkhan; dastan; dauren; dinara; dilnoza; ermek yermek
galym galim; gulmira; gulshan; jasur; kanat; maksat maqsat; nurbek; saken; saule; umida; yernar ernar; zarina; zhanar
zhanna; zhandos; davron; bermet; cholpon; kubanychbek; omurbek; talant; tilek; ulan; abolfazl abulfazl abulfadl
abolghasem abolqasem abulqasim abolghassem; afshin; amirali; arash; ardeshir; arman; arya; ashkan; atefeh; babak
behnam; elaheh elahe; farshid; fereydoun fereydun fereidoun faridun feridun; firouz firooz firuz feroz; ghazal
heshmat hashmat; hooman houman; hormoz hormuz; houshang hooshang hushang; jahanbakhsh; kambiz; keyvan kayvan keivan
khosrow khosro khosrau khusrau; kiarash; kioumars kiumars; ladan; mahtab; mandana; mehrzad; negar nigar
parastoo parastou; pedram; pejman pezhman; pouria pooria; samaneh; sanaz; sasan sassan; shahla; shahrzad
shapour shapur shapoor; shervin; shohreh; siavash siyavash siavosh; sohrab suhrab; soheila; tahmineh; taraneh
zhaleh jaleh; atiq ateeq; hayat hayyat; qudrat qodrat; zabih; naqib; akhtar; gulab; gulbuddin; janan; zalmai zalmay
zmarai; bilawal; mahnoor; muneeb; owais uwais awais; sarfraz; shahbaz shehbaz; talha; tauseef tausif; uzma; abhay
abhijit abhijeet; abhinav; aditi; ambika; amrit amrith; ananya; ankur; anuj; anup anoop; anupam; anurag; anushka
aparna; arnav; atul; ayush; balaji; bhanu; bhavna bhavana; deepa dipa; dhananjay; durga; gauri gouri
gautam gautham goutam; hari; harsh; hema; himanshu; ishaan ishan; jatin; jaya; jayant jayanth; kajal; kalpana
karthik kartik; ketan; lokesh; mala; mayank; murali; naren; padma; parth; pawan pavan; prabhu; prem; raj; raja
ratan rattan; renu; ritu; ruchi; saroj; shilpa; shiv; shivani; shruti sruthi; suraj sooraj; tanvi; tejas
vasant vasanth basant; venkat venkata; vishnu; agim; agron; albin; alban; altin; arben; ardit; arta; artan; avni
bardh; bashkim; behar; bekim; besa; besnik; blerim; blerina; burim; dardan; dritan; drita; driton; elira; ermal; erion
faton; fatmir; fatos; fisnik; flamur; gazmend; gentian; genc; gezim; granit; hajdin; ilir; jeton; kadri; kreshnik
kujtim; kushtrim; liridon; liridona; lirim; lulzim; mimoza; muharrem muharem; nexhat nejat; orges; petrit; pellumb; ramush
sefer; shkelzen; shpend; shpetim; sokol; teuta; valon; vesa; vjosa; xhavit; xhevdet; branko; bratislav; damir; danko
davor; draginja; drazen; edin; elvir; enes; fikret; haris; jadranka; jasna; ljubisa; lazar; milenko; miljan; milutin
mirsad; mladen; momir; nermin narmin; ognjen; radan; radislav; radmila; radomir; ranko; rastko; sanja; senad; sinisa; sreten
srdjan; stanko; stojan; tihomir; uros; vanja; veljko; vidoje; vinko; vojin; zeljka; zeljko; zivko; zlatan; zlatko
arsen; garegin karekin; hovik; mher; mkrtich mgrdich; nune; raffi; sona; suren souren; vahe; vigen; zaven; besik; givi
mamuka; salome; tamaz; zaza; shamil chamil; aslan arslan; aslanbek; beslan; khamzat; movladi; movsar; sulim; supyan
turpal; vakha; zelimkhan; zaurbek; dobrin; faina; inessa; makar; milena; ostap; rimma; zoya zoia; bereket; blaise
ebrima; goodluck; hailu; jelani; muhoozi; zenebe; abeer abir; afaf; ahlam; alaa; amani; arwa; awad; azza; bahaa baha
bandar; baraa; basma; dalal; fadia; fadwa; ghaith; ghanem ghanim; haifa; hamdan; hamoud; hanadi; heba hiba; inas
intisar entisar; jumana; kawthar kaouther; khaldoun khaldun; lamia lamya; manar; marwa; mishal meshal mishaal
muayad moayad; munira mounira; mutaz moataz; najat; najla; najwa; nawaf; nuha noha; omaima; rabab; raghad; rasha
rawan; ruba; sahar; samah; samar; sanaa; saud saoud; shaima; shatha; suha soha; tahani; wafaa; wajdi; wajih
wissam wisam; yara; yazan; zeina zaina; angus; brendan; bryony; chelsea; clark; conrad konrad; dexter; doreen; duncan
elliot eliot; faith; felicity; fergus; fraser; gareth; hope; horace; imogen; isla; jasper; jenna; lindsay lindsey
luther; meredith; mervyn; moira; neville; olive; achim; adelheid; albrecht; anneliese; ansgar; arend; asbjorn; bodil
britta; burkhard; dietmar; einar ejnar; erhard; erling; flemming; folke; gebhard; halvor; heiko; henning; ingeborg
ingemar; ingolf; lennart; lothar; marit; meinhard; merete; mogens; othmar otmar; preben; torben; veit; wiebke; augusto
aurelio; belen; hermenegildo; justo; macarena; modesto; paloma; rufino; segundo; socorro; trinidad; ademir
adilson; caetano; cleber; clovis; denilson; everaldo; juvenal; nilton; nuno; valdir; wellington; zelia; bianca
corrado; cosimo; costanza; ettore; giordano; nunzia; orazio; rosanna; saverio
azat azad
ismet ismat esmat
dilfuza
dilbar
dildora
dilorom
fauzan fawzan
fawzi fauzi fevzi faouzi fouzi fowzi fozi fawzy
fawzia fauzia faouzia fouzia fowzia fozia
djuradj djurad durad
tahsin tahseen
farzin
ghobad qobad kobad
kianoush
shahrokh shahrukh shahrooz
touraj tooraj turaj
yadollah yadullah
fereshteh
manijeh
zohreh zohre
mahin
erkin
bahodir bakhodir bahadir bahadur bakhadir
botir batyr batir
fazliddin fazluddin
gayrat ghayrat gairat
ikrom ikram ekram
javlon zhavlon
kamoliddin
laziz
mirzo mirza mirzha myrza
muzaffar mozaffar muzafar muzaffer
qodir kodir
shuhrat shukhrat shohrat
sirojiddin sirajuddin serajuddin sirajeddin
tulkin
utkir
khurshid xurshid khorshid hurshid khorshed
yorqin yorkin
aziza azeeza
barno
feruza firuza
gavhar gauhar
gulbahor gulbakhor
gulchehra gulchekhra
guzal
kamola
lobar
malika maleeka
mavluda
mohira mokhira
nargiza
nigora
oydin
sayyora sayora
sevara
shahnoza shakhnoza
shoira
yulduz
zulfiya zulfia zulfiia
akylbek
asylbek
daulet davlet dovlat davlat
erzhan yerzhan erjan yerjan ierzhan
kuanysh
madiyar
medet
olzhas oljas
oraz
sabit
temirlan
zhanibek janibek djanibek
zharas
aigerim
aisulu aysulu
altynai altynay
asel assel
dariga
gulnar
gulzhan guljan
karlygash
madina
meruert
nazgul
raushan
saltanat
togzhan
zhibek
araz
etibar
fariz
galib ghalib qalib
habil
khayal xayal hayal
nazim
sarkhan sarxan
taleh
tural
turan
aygun aigun
aysel
fidan
khatira xatira
konul kenul
mehriban mihriban
sevinj sevinc sevindj
tarana
turkan
ulviyya ulviya
vusala
thorvald torvald
thorgerdur torgerd
gudmundur gudmund
ragnhildur ragnhild
asgeir
bjarni bjarne
snorri
steinunn
hildur
aage
aase
birute
ruta
rasa
daiva
jurate
vytautas
algirdas
mindaugas
gediminas
arvydas
kestutis
oluwafemi
nattapong natthaphong
nattawut natthawut
kritsada krisada
marino
sompong; somsri; somjit; somkid; suchada; supaporn; surasak; suraphon surapol; prawit; prapha; pornthip; pornchai
phongphat; nattaya; nipaporn; kanya; kanda; kanchana; kittipong; kriangkrai; kriangsak; chaiyaporn; chalerm chaloem
chalermchai; chanchai; charnchai; wirote; wattana; weerachai; weerasak; witthaya; thanapon; thawatchai; theerachai
teerasak; anurak; anuwat; apichart; apisit abhisit; arthit; boonmee; boonsong; boonlert; ekachai; jakkrit; jirawat
malee; manop; manit; ratchanee; rattana; sakchai; sanan; sawat; sirichai; sukanya; sunee; sunisa; udom; uthai
yingyong; yongyut; worawut; wandee; wannapa; pichit; piyaporn; preecha; wahyuni; wahyono; sartika; sutisna; sutarno
sutarto; sutomo; supriyono; suprapto; sukardi; sudarman; sudarmo; suwardi; susanto; susilawati; setiawati
sulistyowati; samsudin; sartono; rohmah; riyadi; ratnasari; rahayu; prasetyo; prasetya; pranoto; prabowo
nurjanah; nuraini; mulyana; marsudi; marwoto; kusuma; kurniawan; kurniasih; hidayah; hermawan; heryanto; herlina
handoko; gunawan; fitriani; darmawan; darsono; budiono; budiarto; wibowo; widyawati; yudhoyono; yulianti
wijaya; winarno; winarto; wulandari; agung; adi; putri; tri; tuti; yanti; yono; rafiqul; shafiqul; ariful; asadul
aminul; anisul; azizul; badrul; enamul; faridul; fazlul; habibul; hafizul; hasibul; jahidul; kamrul; kabirul
mahbubul; mahfuzul; mazharul; mizanur; mokhlesur; monirul; mominul; motiur; mosharraf; mujibur; nazrul; obaidul
rezaul; rakibul; rashedul; saiful; shahidul; shariful; siddiqur; sirajul; tariqul; tofazzal; ziaur; zahirul; zillur
arup; anjan; asim; ashim; atanu; avijit; barun; bikash; biplab; bimal; dipankar; jayanta; joydeep; kalyan
manas; mihir; mrinal; partha; pranab; prasanta; sanjib; shyamal; subrata; sudip; sujit; sukumar; sushila
vinita; harpal; jaspal; srinivasan; sivaraman; venkatesan; selvaraj; selvam; murugan; murugesan; palaniswami
ponnusamy; rajendran; ravindran; surendran; mahendran; sundaram; husnu; husamettin; cevat; cevdet; mevlut
necdet; nevzat; nuri; oguz; orcun; ozkan; recep; refika; riza; savas; selahattin; serhat; sevket
suat; sukru; tekin; teoman; turhan; unal; vedat; veli; yigit; yuksel; aysun; ayten; aytan; aysegul; aylin; ayla
gulsen; gulten; zuhal; arna; asdis; aslaug; asta; berglind; birna; bryndis; dagny; drifa; edda; elin; erla; eyglo
fanney; freyja; gudlaug; gudny; gudbjorg; halla; halldora; hjordis; hrafnhildur; hulda; ingibjorg; ingunn; jona
jonina; katla; kolbrun; lilja; oddny; olof; ragna; ragnheidur; rannveig; runa; signy; sigrun; soley
svanhildur; thora; thorunn; thordis; unnur; valgerdur; vigdis; agust; armann; arni; atli; birgir; bragi; brynjar; dadi
egill; eirikur; finnbogi; finnur; fridrik; gestur; gisli; gudjon; gunnlaugur; hafsteinn; halldor; hannes; haukur
hilmar; hjalti; hordur; hlynur; ingolfur; isak; jokull; kjartan; kolbeinn; kristinn; oddur; ofeigur; ottar; runar
sigmundur; sigmar; sigurbjorn; sigurjon; skuli; steinar; steingrimur; steinthor; svavar; sverrir; thorarinn
thorbergur; thorgeir; thorir; thorlakur; thormodur; thorvaldur; ulfar; ogmundur; orn; ossur; lali
lamara; lela; maia; maka; malkhaz; manana; medea; mzia; nana; nanuli; natela; nona; paata; ramaz; rezo; roin; rusudan
sopio; tamta; tariel; teimuraz; tinatin; tornike; vano; vazha; zaal; beka; eka; eteri; gela; gia; giga
gigi; gocha; gogi; iago; iliko; imeda; jaba; jumber; keti; khatuna; khvicha; koba; korneli; lado; sian; rhian
rhiannon; angharad; bethan; bronwen; carys; cerys; ceri; dilwyn; eleri; emrys; ffion; geraint; gethin; glyn; gwenda
gwyn; gwyneth; hefin; heulwen; huw; hywel; ieuan; ifan; iestyn; iolo; llewellyn llewelyn; lowri; mair; mari; meinir
meirion; menna; myfanwy; nerys; nia; olwen; osian; owain; rhodri; sioned; tegwen; tomos; trefor; tudur; dafydd; delyth
deiniol; aled; alun; aneirin; arwel; bryn; cai; caradog; aoife; aisling; caoimhe; ciara; ciaran; cillian
cormac; dermot; diarmuid; deirdre; declan; eimear; eoin; fergal; finbar; fionn; fionnuala; grainne; laoise; maeve
mairead; niamh; nuala; oisin; orla; padraig; roisin; saoirse; sinead; siobhan; sorcha; tadhg; una; eisaku; eisuke
eiji; hajime; hiromasa; hiromu; hironobu; hirotaka; hiroyasu; isao; itsuki; junpei; juro; kaito; katsumi; katsuo
katsuya; kazuma; kazuyoshi; kazuyuki; keigo; kimio; kinji; kohei; koichiro; kosaku; kunihiko; mamoru; masakazu; masami
masanobu; masataka; masatoshi; mitsuaki; mitsuhiro; motoki; nobuaki; nobuhiro; norihiko; rikuto; ryohei; ryoma
ryotaro; ryunosuke; ryuta; shigeki; shinnosuke; shintaro; shohei; shotaro; shozo; shunji; sosuke; taiga; takaaki
takamasa; takanori; takehiko; tomoki; tomoyuki; toru; yasuhiko; yohei; yoji; yoshiaki; yoshihiko; yoshinobu; yudai
yusaku; yuya; sakiko; nanami; manami; kimiko; kayoko; izumi; hanako; chikako; mirta; nerea; noelia; zulema
adela; adelina; beatriz; elba; elsa; esmeralda; flor; isaura; maritza; mirna; natividad; nidia
oralia; perla; reina; rosaura; rufina; zoila; yaa; esi; ekua; chidiebere; nonso; obi; okoro; aderemi; adeyinka; dele
idowu; jide; mosunmola; niyi; olabode; oladipo; olatunji; oluseyi; oluwatosin; sesan; seun; shola; simisola; sunkanmi
tobi; tokunbo; toyin; danjuma; haruna; sani; tanko; zubairu; binta; khady; ramatoulaye; rokhaya; sokhna
`;
