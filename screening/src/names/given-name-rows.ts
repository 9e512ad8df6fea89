/** Given names, a row for the spellings of each: two words of different rows are two names and not a slip of the pen. */
export const GIVEN_NAME_ROWS = `
mohammed mohammad muhammad mohamed mohamad muhammed mehmed mehmet muhamed muhammet mahomet mamadou mouhamed mokhamed
mahmoud mahmud mahmood mahmut
ahmed ahmad ahmet achmad akhmed ahmat amadou akhmad ahmadou
hamid hameed hamed hamit
hamza hamzah hamze
hasan hassan hassane
hussein husayn hussain hossein husain hosein hossain husein houssein hoessein khusein huseyin
hashim hashem hachem
ali aly
omar umar umer omer oumar umaru oumarou
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
daud dawood dawud daoud david davud davood dawit davide davit dawid
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
haidar haider hayder heydar hyder haydar
hakim hakeem
halim haleem
hani hany
harun haroun haroon
hatim hatem
hisham hesham hicham
ibrahim ebrahim ibraheem brahim ibrahima abraham avraham ibragim
idris idriss edris
ilyas elias elyas
imran emran
irfan erfan
isa issa eissa essa
ismail esmail ismael ismaeel esmaeil
iqbal eqbal
jabir jaber gaber djaber
jafar jaafar djafar gafar
jalal jelal djalal galal celal
jamal djamal gamal jamaal cemal
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
musa moussa mousa moosa
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
said saeed saied sayeed saeid
sabir saber sabeer
sadiq sadeq sadik sadegh saddiq
saddam sadam
salah saleh salih salaheddine
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
uthman osman othman usman ousmane otman
wahid waheed
wahab wahhab wehab
walid waleed oualid
wasim waseem ouassim
yahya yahia yehia
yasin yassin yaseen yacine yassine
yasir yasser yaser
yunus younis younes yunis younus
yusuf youssef yousef yusef youssouf yousuf yosef joseph josef yousaf
zahir zaheer
zaid zayd zayed zeid zied
zakaria zakariya zakariyya zacharia zakareya zachary zacharias
zubair zubayr zoubeir zubeir
abdullah abdallah abdulla abdalla abdul abdoul
ubaydullah obaidullah ubaidullah
asadullah
hamidullah
habibullah
nasrullah nasrallah
najibullah
abdulrahman
abdulrahim
abdulkarim
abdulkabir
abdulaziz
abdulrazzaq abdulrazaq abdulrazak
abdulghani
abdulghaffar abdulghafar abdulghafur abdulghafour
abdulhakim
abdulhalim
abdulhamid
abdulhadi
abduljabbar
abduljalil
abdullatif
abdulmajid
abdulmalik
abdulmanan abdulmannan
abdulnasir abdulnasser abdulnaser
abdulqadir abdulqader abdulkader abdulkadir
abdulrauf abdulraouf
abdulrashid
abdulsalam
abdulsamad
abdulsattar abdulsatar
abdulwahab abdulwahhab
abdulwahid
abdulwali
abdulzahir
abdulbasir abdulbaseer
abdulbari
abdulbaqi
abdulfattah
abdulkhaliq abdulkhalik
abdulmatin
sirajuddin
badruddin
jalaluddin
nasiruddin
shamsuddin
nuruddin nooruddin
nizamuddin
salahuddin
fakhruddin
izzuddin
imaduddin
saifuddin sayfuddin
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
maryam mariam miriam meryem
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
aleksandr alexander aleksander alexandre oleksandr aliaksandr alessandro alejandro alexandros alexandru
aleksandra alexandra oleksandra alessandra alejandra
aleksei alexei alexey aleksey alexej oleksiy oleksii alexis
aleksandrovich alexandrovich aleksandrovitch
alekseevich alexeevich alekseyevich
andrei andrey andrej andrew andreas andre andres andrea andrii andriy andrzej anders
andreevich andreyevich
anatoly anatoli anatoliy anatolii anatoly
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
daniil daniel danil danylo danilo daniele
denis dennis denys
dmitry dmitri dmitriy dmitrii dimitri dmytro dmitrij dimitry
dmitrievich dmitriyevich
dragan
dusan
eduard edward eduardo edvard edouard
egor yegor jegor
evgeny yevgeny evgeni evgenii yevgeniy yevhen jewgeni eugene eugen evgeniy eugenio
evgenia yevgenia evgeniya eugenia
fyodor fedor feodor theodore teodor
gennady gennadi gennadiy gennadii hennadiy
georgy georgi georgiy georgii george jorge georges georg giorgi giorgio
gleb
goran
grigory grigori grigoriy grigorii gregory gregor hryhoriy gregorio
igor ihor
ilya ilia illia ilja
ivan
ivana
ivanovich ivanovitch
jaroslav yaroslav jaroslaw
kirill kyrylo kiril cyril
konstantin constantin kostyantyn konstantine constantine
leonid
lev
maksim maxim maksym maxime
marat
mikhail michael mikhailo mykhailo michail michal miguel michel mikael michele michelle
mikhailovich mikhaylovich
milan
milos
miroslav miroslaw
nikita mykyta
nikolai nikolay nikolaj mykola nicholas nicolas nikola nicola nikolas
nikolaevich nikolayevich
oleg oleh
olga olha olja
pavel pavlo paul paulo paolo pavle
pavlovich pavlovitch
pyotr petr petro peter pedro pietro petar piotr pierre
petrovich petrovitch
radovan
radoslav radoslaw
ramil
ratko
roman
ruslan
ruslana
sergei sergey sergiy serhiy serhii sergej sergio serge
sergeevich sergeyevich sergeyevitch
slobodan
stanislav stanislaw stanislaus
stepan stefan stephen steven stephan stephane esteban etienne
svetlana
svetozar
taras
timur
timofey timofei timothy timoteo
vadim vadym
valentin valentyn
valentina
valery valeri valeriy valerii
valeria valeriya valerie
vasily vasili vasiliy vasyl vassili vasilis vasileios
viktor victor wiktor
viktoria victoria viktoriya
vitaly vitali vitaliy vitalii
vladimir volodymyr wladimir uladzimir
vladimirovich vladimirovitch
vladislav wladyslaw vladyslav
vyacheslav viacheslav
yakov yaakov jakov jacob jakob jakub
yan jan
yulia julia yuliya iuliia giulia julie
yuri yury yuriy iurii jurij jury
zoran
anastasia anastasiya nastasia
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
carlo carlos karlo karl carl charles karel karol
carol carole
carolina karolina caroline
catherine katherine katarina ekaterina yekaterina kateryna caterina catalina katarzyna kathryn
cecilia
christian kristian cristian
christina kristina cristina christine krystyna
christopher kristofer christophe christoph cristobal
claudia klaudia
claudio claude
clara klara clare claire
daniela
dana
darya daria
diana
dora
doris
edith
elena yelena olena helena helen
elisa eliza elisabeth elizabeth
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
francesco francisco francis franz francois
frank franck
frida
gabriel gavriel gabriele
gabriela gabriella
gerhard gerard gerardo
gerd
gina
gloria
grace gracia
greta
guido
gunter gunther guenter
gustav gustavo
hannah hanna
hans
heidi
heinz
heinrich henrik henry hendrik enrique henri enrico
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
irina iryna irene
isabel isabella isabelle
janina janine
jana yana
janet
jane
jean
joanna johanna
joao
johann johannes johan
john
jon
jonas
jonathan
jose
juan
juana
juergen jurgen
julian julien
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
lorenzo lawrence laurent
louis luis luigi
louisa luisa luise louise
lucia lucy lucie
lucio lucius
luca lucas luka lukas luke
magda
manuel
manuela
marc marco mark marko marcos markus marcus marek
marcel
marcela
margaret margarita margareta margherita
maria marie mariya
mariana marianna marianne
marina marine
mario
marion
marta martha
martin
martina
mary
mathilda matilda
matteo mateo matthew matthias mateusz
maurice mauricio maurizio
mauro
max
maya maja
mercedes
michaela michela
mira
miranda
monica monika
monique
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
paula
paulina pauline
petra
rafael raphael
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
rodolfo rudolf rudolph
rodrigo
roger rogelio
roland rolando
ronaldo ronald
romina
rosa rose
rosario
ruben
rudiger
ruth
sabina sabine
sabrina
sandra
sandro
sebastian
selena
silvia sylvia
silvio sylvio
simon simone
simona
sofia sophia sofya zofia sophie
sonia sonja sonya
stefania stephanie
susan susanne susanna suzanne
tamara
tania
tatiana tatyana
teresa theresa
thomas tomas tomasz tommaso
tomislav
ulrike
ulrich
ursula
vera
verena
veronica veronika
vincent vicente vincenzo
viola
violeta violetta
virginia
vivian viviana
waldemar
walter
werner
wilhelm william guillermo guillaume
wolfgang
adam
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
damian damien
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
emanuel emmanuel
ernest ernesto ernst
esther ester
ethan
eunice
evan
ezra
ferdinand
florence
florian
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
isaac
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
joaquin joachim
joel
jordan
josefa
josefina josephine
joshua
joyce
judith
justin
justine
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
naomi
neil
nigel
noah
noel
norman
octavio octavian
orlando
owen
pamela
pascal
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
rupert
russell
ryan
sally
salvador salvatore
samuel
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
tiago
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
yvette
yvonne
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
praveen
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
erkan
erdal
ercan
hakan
murat
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
bakhtiyar
dilshod
farrukh
gulnara
islam
jamshid
nursultan
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
naeem
naveed
qadir
saqib
sajid
sajjad
shafiq
shakeel
shoaib
sohail
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
parveen
rehana
tahira
karam
akmal
ayman aiman
adel adil
adnan
ghassan
kazim kazem
khayr khair
labib
mazin mazen
nizar
raed raid
sabri
safwan
suhail
taha
thamer thamir
wael wail
yazid yazeed
ziad ziyad
`;
