/** Given names, a row for the spellings of each: two words of different rows are two names and not a slip of the pen. */
export const GIVEN_NAME_ROWS = `
mohammed mohammad muhammad mohamed mohamad muhammed mehmed mehmet muhamed muhammet mahomet mamadou mouhamed mokhamed maxamed
mahmoud mahmud mahmood mahmut maxamuud maxamud
ahmed ahmad ahmet achmad akhmed ahmat amadou akhmad ahmadou axmed
hamid hameed hamed hamit
hamza hamzah hamze
hasan hassan hassane xasan xassan
hussein husayn hussain hossein husain hosein hossain husein houssein hoessein khusein huseyin xuseen
hashim hashem hachem
ali aly
omar umar umer omer oumar umaru oumarou cumar
amir ameer emir aamir
amin ameen emin amine
amr amro
anwar anwer enver
asif aasif
arif aref areef
atif atef
aziz azeez
azim azeem azam
bashir basheer bashar bechir beshir
bilal belal bilel
burhan borhan
faisal faysal feisal faycal
fahd fahad
farid fareed ferid
farhan ferhan
farhad ferhad
faruq farouk farooq faruk farouq
fadi fady
fuad fouad foad fouaad
habib habeeb
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
khalid khaled khalad khaleed halid
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
mukhtar mokhtar moukhtar muchtar
munir mounir moneer muneer
musa moussa mousa moosa muuse
mustafa mostafa moustafa mustapha mostapha
nabil nabeel nebil
nadim nadeem
nadir nader nodir
nasir nasser naser nasseer
nasim naseem nassim
nabi nabih
numan noman nouman
qasim kassem qasem kasim ghassem ghasem qassem kacem gasim kasem
rabi rabie rabia
rafiq rafik rafeeq rafic
rahim raheem
rahman rehman rahmaan
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
tahir taher tahar
talib taleb
talal tallal
tariq tarek tarik tareq
usama osama oussama
uthman osman othman usman ousmane otman cismaan cusmaan
wahid waheed vahid
wahab wahhab wehab
walid waleed oualid
wasim waseem ouassim
yahya yahia yehia yaya
yasin yassin yaseen yacine yassine
yasir yasser yaser
yunus younis younes yunis younus
yusuf youssef yousef yusef youssouf yousuf yosef joseph josef yousaf jozsef iosif yuusuf jozef ioseb yusif
zahir zaheer
zaid zayd zayed zeid
zakaria zakariya zakariyya zacharia zakareya zachary zacharias zacarias
zubair zubayr zoubeir zubeir
aisha aicha ayesha aysha ayse
amina aminah
asma asmaa esma
fatima fatimah fatma fatema
farida fareeda
halima haleema
huda hoda
jamila jameela djamila
karima kareema
khadija khadijah hatice khadidja
latifa lateefa
layla leila laila leyla
maryam mariam miriam meryem mariama
nadia nadiya nadya nadja
nadira
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
yasmin yasmine jasmin jasmine
zahra zehra zohra
zainab zeinab zaynab zeynep
aleksandr alexander aleksander alexandre oleksandr aliaksandr alessandro alejandro alexandros alexandru sandor sander sandro aleksandre
aleksandra alexandra oleksandra alessandra alejandra
aleksei alexei alexey aleksey alexej oleksiy oleksii alexis
aleksandrovich alexandrovich aleksandrovitch
alekseevich alexeevich alekseyevich
andrei andrey andrej andrew andreas andre andres andrii andriy andrzej anders andras ondrej
andreevich andreyevich
anatoly anatoli anatoliy anatolii
antonina
anton antonio antony anthony antoine antoni antonin
arkady arkadi arkadiy arkadii
artyom artem artiom
artur arthur arturo
bogdan bohdan
boris
borislav
branislav
bronislav bronislaw
daniil daniel danil danylo danilo
denis dennis denys
dmitry dmitri dmitriy dmitrii dimitri dmytro dmitrij dimitry dumitru dimitris
dmitrievich dmitriyevich
dragan
dusan
eduard edward eduardo edvard edouard
egor yegor jegor
evgeny yevgeny evgeni evgenii yevgeniy yevhen jewgeni jewgienij jewgenij jevgenij eugene eugen evgeniy eugenio
evgenia yevgenia evgeniya eugenia
fyodor fedor feodor theodore teodor tudor theodoros tevdore todor
gennady gennadi gennadiy gennadii hennadiy
georgy georgi georgiy georgii george jorge georges georg giorgi giorgio gheorghe gyorgy georgios giorgos yiorgos yorgos gevorg kevork juris
gleb
goran
grigory grigori grigoriy grigorii gregory gregor hryhoriy gregorio grigoris grigol grigor krikor
igor ihor
ivan
ivana
ivanovich ivanovitch
jaroslav yaroslav jaroslaw
kirill kyrylo kiril cyril
konstantin constantin kostyantyn konstantine constantine konstantinos kostandin
leonid
lev
maksim maxim maksym maxime maximo
marat
mikhail michael mikhailo mykhailo michail michal miguel michel mikael michelle mihail mihai michalis mikheil mihkel mikayil mikail mihails mykolas mikko mikhael mikel
mikhailovich mikhaylovich
milan
milos
miroslav miroslaw
nikita mykyta
nikolai nikolay nikolaj mykola nicholas nicolas nikola nicola nikolas nicolae nikos nikolaos niklas nicklas nikoloz niko nikolajs mikalai nikolo
nikolaevich nikolayevich
oleg oleh
olga olha olja
pavel pavlo paul paulo paolo pavle pavlos pawel poghos boghos pauls paavo povilas
pavlovich pavlovitch
pyotr petr petro peter pedro pietro petar piotr pierre petru petros pieter petre bedros peteris petras
petrovich petrovitch
radovan
radoslav radoslaw
ramil
ratko
roman
ruslan
ruslana
sergei sergey sergiy serhiy serhii sergej sergio serge siarhei sjarhej siarhiej syarhey serzh
sergeevich sergeyevich sergeyevitch
slobodan
stanislav stanislaw stanislaus
stepan stefan stephen steven stephan stephane esteban etienne stjepan istvan stefano
svetlana
svetozar
taras
timur
timofey timofei timothy timoteo
vadim vadym
valentin valentyn valentino
valentina
valery valeri valeriy valerii
valeria valeriya valerie
vasily vasili vasiliy vasyl vassili vasilis vasileios vasile vassilis
viktoria victoria viktoriya
vitaly vitali vitaliy vitalii
vladimir volodymyr wladimir uladzimir vladimer
vladimirovich vladimirovitch
vladislav wladyslaw vladyslav
vyacheslav viacheslav
yan
yulia julia yuliya iuliia giulia julie
yuri yury yuriy iurii jurij jury
zoran
anastasia anastasiya nastasia anastasios
angela
angelo
angelica angelika
anna ana anne ann
antonia
anita
barbara
beata
bettina
camila camilla kamila
carla karla
carlo carlos karlo karl carl charles karel karol karoly
carol carole
carolina karolina caroline
catherine katherine katarina ekaterina yekaterina kateryna caterina catalina katarzyna kathryn katalin katharina katerina
cecilia
christian kristian cristian
christina kristina cristina christine krystyna kristen
christopher kristofer christophe christoph cristobal krzysztof
claudia klaudia
claudio claude
clara klara claire clare clair
daniela
dana
darya daria
diana
dora
doris
edith
elena yelena olena helena helen jelena
elisa eliza elisabeth elizabeth elzbieta yelizaveta elizaveta elisabetta
emilia emily emilie
emilio emil
emma
erica erika
erik eric eirik erich
eva
evelyn evelin
fabio
fabian fabien
fabiola
felicia
felix
felipe philip philippe filip filippo
fernanda
fernando
francesca francisca franziska
francesco francisco francis franz francois frans
frank franck
frida
gabriel gavriel
gabriela gabriella
gerhard gerard gerardo
gerd
gina
gloria
grace gracia
greta
guido
gunter gunther guenter
gustav gustavo gustaf
hannah hanna
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
irina iryna irene irena
isabel isabella isabelle
janina janine
jana yana
janet
jane
joanna johanna juana joana
johann johannes johan yohannes joao ioannis yannis ioan ion janos janusz
john jhon
jon
jonas
jonathan
jose
juan
juergen jurgen
julian julien iulian
julio giulio julius jules
karin karen
kerstin
klaus claus
kurt curt
lara
laura
lars
leon
leona
leo
lena
lina
linda
lisa
lorena
lorenzo lawrence laurent laurentiu
louis luis luigi luiz
louisa luisa luise louise
lucia lucy lucie
lucio lucius
luca lucas luka lukas luke lukasz
magda
manuel
manuela
marc marco mark marko marcos markus marcus marek
marcel marcelo
marcela maricela
margaret margarita margareta margherita
maria marie mariya marija
mariana marianna marianne
marina marine
mario
marion
marta martha
martin maarten marcin
martina
mary
mathilda matilda
matteo mateo matthew matthias mateusz matej mateus
maurice mauricio maurizio
mauro
max
maya maja
mercedes
michaela michela
mira
miranda
monica monika monique
natalia natalya nataliya
natasha
nathan natan
nathaniel nathanael
nelly
nina
norbert
norma
olaf olav
oliver olivier
olivia
oscar oskar
otto
pablo
patricia
patrick patricio
paula pavla paola
paulina pauline polina
petra
rafael raphael rafail rafal
rafaela raffaella
raisa
ralf ralph
ramon
raul
rebecca rebeca
regina
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
silvia sylvia sylvie
silvio sylvio
simon simeon shimon szymon semyon semen
simona
sofia sophia sofya zofia sophie
sonia sonja sonya
stefania stephanie
susan susanne susanna suzanne zsuzsanna zuzana susana
tamara tamar
tania
tatiana tatyana tatiane
teresa theresa
thomas tomas tomasz tommaso tamas
tomislav
ulrike
ulrich
ursula urszula
vera
verena
veronica veronika
vincent vicente vincenzo
viola
violeta violetta
virginia
vivian viviana vivien
waldemar
walter
werner
wilhelm william guillermo guillaume
wolfgang
adam adama
adrian
adriana
agnes
agnieszka
alan allan allen
alana
albert alberto
alfred alfredo
alfonso alphonse
alicia alice
alina
amanda
amelia
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
cesar cesare
clement clemente
colin
connor
craig
cynthia
damian damien demyan
darius dariusz dario dariush
darren
dean
derek
diego
dominic dominik domingo dominique
donald
donna
dorothy dorothea
douglas
dylan
edgar edgardo
edmund edmundo
edwin
eleanor eleonora
emanuel emmanuel emmanouil
ernest ernesto ernst
esther ester eszter
ethan
eunice
evan
ezra
ferdinand
florence
florian florin
frederick friedrich frederik frederic federico fryderyk
gary
garry
gavin
gemma
geoffrey jeffrey
gerald geraldo
gilbert gilberto
giovanni
giuseppe
glenn
graham
gordon
guadalupe
harold harald
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
isaac ishaq ishak eshaq yitzhak
ivy
jack
jackson
jaime
jake
james
jamie
jared
jason
javier
jeremy
jerome geronimo jeronimo
jessica
jesus
jill
joaquin joachim joaquim
joel
jordan
josefa
josefina josephine
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
lidia lydia
lionel
logan
lorraine
madeleine magdalena madeline
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
naomi noemi
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
rory
rosalind rosalinda
rosemary
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
shaun
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
vanessa
wallace
wanda
warren
wayne
wendy
xavier
yolanda
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
deepak
deepika
dilip
dinesh
ganesh
geeta gita
gopal
govind
gurpreet
harpreet
jaspreet
manpreet
sukhpreet
gurdeep
hardeep
kuldeep
mandeep
sandeep
harish
hemant
indira
jagdish
kamala
kapil
kavita
kiran
krishna krishnan
lakshmi laxmi
lalit
lata
mahesh
manish
manoj
meena
mohan
mohini
mukesh
naresh
narendra narender
rajendra rajender
surendra surender
virendra
jitendra
dharmendra
neha
nikhil
nisha
nitin
pankaj
pradeep
prakash
pramod
prasad
pratap
praveen parveen
priya
radha
rahul
rajesh
rajiv rajeev
rakesh
ramesh
ranjit
ravi
rekha
rohan
rohit
sachin
sanjay
sanjiv sanjeev
santosh
satish
seema
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
kwame
kofi
kwesi
yaw
ama
akua
abena
adwoa
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
behrouz
behzad
bahram
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
omid
parviz pervez parvez
peyman
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
orhan
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
bauyrzhan
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
zafar
afzal
akbar
akram
aslam
asghar
babar
ejaz
fazal
ghulam
gulzar
khurram
liaquat
naeem naim naeim
naveed
qadir qader kader kadir qadeer
saqib
sajid
sajjad
shafiq
shakeel
shoaib
sohail suhail
tanveer
waqar
wajid
waqas
zeeshan
amal amaal
sadia saadia
saima
sakina sakinah
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
bushra
farzana
rukhsana
nasreen nasrin
rehana
tahira
karam
akmal
ayman aiman
adel adil
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
thamer thamir
wael wail
yazid yazeed
ziad ziyad
qahir qaher qahar
jabbar djabbar
sattar satar
ghani
ghaffar ghafar ghafur ghafour
samad
manan mannan
khaliq khalek
fattah fatah
razzaq razaq razak razzak raziq razeq
basit baset
bari
baqi baghi
basir baseer
matin mateen
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
jahangir jehangir
alamgir
aurangzeb
humayun homayoun
mirwais
torab turab
yaqub yaqoob yaghoub yacouba yakov yaakov jakov jacob jakob jakub hakob hagop akop
ayub ayyub ayoub
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
ljiljana
ljubica
vesna
snezana
savita
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
baljit
daljit
surjit
harjit
manjit
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
lucien
luciana
giorgia
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
bjarne
gunnar
hakon haakon
inger
ingvar
kjell
knut
leif
liv
magnus
mats
nils niels
oyvind
ragnar
rolf rodolfo rudolf rudolph
sigurd
solveig
sven svein swen
terje
tor
tore
torsten thorsten
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
curtis
dale
darryl
dustin
duane
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
kurtis
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
tracy
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
alison
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
jenny
jennifer
june
katie
kay
lana
leah lea
leslie
lily
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
sherry
stacy
tammy
thelma
tiffany
vicky
whitney
adolfo
agustin augustin
alvaro
amparo
anibal
araceli
ariel
armanda
arnulfo
baltasar
bernarda
blanca
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
dionisio
efrain efraim
eladio
eliseo
elvira
emiliano
enriqueta
ernestina
estela
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
julieta
leandro
leopoldo
liliana
lisandro
lourdes
manolo
marcelino
mariela
maribel
matias
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
virgilio
wilfredo wilfred
ximena
afonso
caio
davi daud dawood dawud daoud david davud davood dawit davide davit dawid daouda
edson
fabricio
flavio
flavia
gilson
heitor
jair
jader
jorgina
leandra
marcio
murilo
nilson
otavio
sueli
thiago tiago
vitor viktor victor wiktor
wagner vagner
wilson
arseny arseniy
avdey
bella
darina
efim yefim
filipp
gerasim
ignat
inna
kira
ksenia xenia oksana
larisa
lidiya
lyubov liubov
lyudmila ludmila liudmila
matvey
nadezhda
nikodim
pelageya
platon
prokhor
radik
rinat
rodion
rostislav
spartak
svyatoslav
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
lubomir
ludek
miloslav
otakar
radek
radim
stanislava
stepanka
vaclav
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
mariusz
mieczyslaw
przemyslaw
slawomir
tadeusz
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
marius
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
charalambos
christos
efstathios
eleftherios
evangelos vangelis
fotis
kyriakos
lefteris
panagiotis
spyros
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
itai
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
shai
shlomo
shmuel
tzvi zvi
uri
uriel
yair
yaron
yehuda
yigal
yoav
yoel
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
hawa
issouf
kadiatou
kalifa
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
salif
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
tesfaye
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
sukarno
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
kassym kasym qasym qassym
daniyar doniyor
askar asqar
serik
berik
yerlan erlan
yerbol erbol
nurlan
bolat bulat
talgat
kairat kayrat qairat
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
serdar sardar
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
muammar moammar mouammar
nayif nayef
azhar
ammar
khalifa khaleefa khalifah
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
ridwan redouane ridouan
ovidio
elvis
qusay qusai kusay
uday oday udai
barzan
watban
sabawi
`;
