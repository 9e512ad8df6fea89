/** First word the full name, then its short and pet forms, abbreviations and close relatives in other languages. */
export const NICKNAME_ROWS = `
mohammed mohd md mhd muhd moh mohamad muhammad mehmet mamadou mo
muhammad mohd md mhd muhd moh
mohamed mohd md mhd muhd moh
mohammad mohd md mhd muhd moh
alexander sasha alex alec sandro sascha xander alejandro alessandro aleksandr alexandre iskander sanya shura alexandros ales
aleksandr sasha alex alexander alejandro alessandro oleksandr aliaksandr
aleksandra sasha alexandra shura olexandra
vladimir volodya vova vlad volodymyr uladzimir
volodymyr volodya vova vlad vladimir
dmitry dima mitya dmitri dmytro dimitri dimitrios
mikhail misha michael miguel michel mykhailo michele mikael michal
yevgeny zhenya eugene evgeny yevhen gene eugen
evgeny zhenya eugene
nikolai kolya nicholas nikolay mykola nicolas nick
sergei seryozha sergey serhiy sergio serge
aleksei alyosha alexei alexey lyosha oleksiy
ivan vanya john juan jan johann giovanni ian yannis
boris borya
konstantin kostya
pavel pasha paul pablo paolo pavlo paulo pal
pyotr petya peter petr pedro pietro petro pierre petar petros boutros
grigory grisha gregory hryhoriy
anatoly tolya
leonid lyonya
viktor vitya victor
vasily vasya basil vassily vasyl
yuri yura yury george jurij
georgy gosha george jorge georges giorgio georgi yuri giorgos jerzy georg
maksim max maxim
ekaterina katya catherine yekaterina kateryna katarina caterina
natalia natasha natalya nataliya
tatiana tanya tatyana
svetlana sveta
maria masha mariya marie mary miriam maryam ma
anna anya ann anne hannah
elena lena yelena helen helena olena
olga olya olha
ludmila lyuda
irina ira iryna irene
yulia julia yuliya
jose pepe joseph giuseppe josef yusuf chepe yosef
francisco paco pancho fran francis francesco franz curro fco kiko
manuel manolo manu emmanuel
ignacio nacho
jesus chucho chuy
enrique quique henry heinrich henri enrico kike
eduardo lalo edu edward
guillermo memo william guille wilhelm guillaume
roberto beto robert
alberto beto albert
luis lucho louis luigi ludwig
antonio tono anthony toni antoine anton tony
rafael rafa raphael
fernando nando ferdinand
dolores lola
guadalupe lupe
concepcion concha
mercedes merche
rosario charo
jaime james jacques jakob giacomo iago diego
john juan jean johann giovanni ivan ioannis jan joao sean ian yahya jon jno johannes hans
james jim jimmy jamie jaime jas
william bill billy will willy liam wilhelm guillermo wm
robert bob bobby rob robbie roberto
richard rick dick rich ricardo riccardo
charles charlie chuck carlos carlo karl chas
thomas tom tommy tomas thos
joseph joe joey jose giuseppe yusuf josef jos
edward ed eddie ted ned eduardo
theodore ted teddy theo fyodor feodor
benjamin ben benny bibi binyamin benyamin
barack barry
anthony tony antonio
christopher chris kris christoph cristobal
nicholas nick nicky nikolai nicolas niko
matthew matt matteo mateo matthias
andrew andy drew andrei andrej andreas andres andre
stephen steve steven esteban stefan etienne stepan istvan
stefan steffen stephan
lawrence larry lorenzo laurent
gerald jerry gerry
elizabeth liz beth betty lisa eliza isabel elisabeth lizzie
margaret maggie meg peggy rita margarita
katherine kate kathy katie cathy
friedrich fritz
heinrich heinz
johannes hans johann
wolfgang wolf
susan sue susie suzanne
patricia pat patty trish
jennifer jen jenny
frederick fred freddy freddie
samuel sam sami
daniel dan danny dani
abdul abd abdel abdal abdoul
abdulrahman abdo
ibrahim abraham brahim avraham
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
agnes aggie
albert al bert bertie
alfred al alf fred
amanda mandy
archibald archie
arthur art artie arturo artur
augustus gus august
barbara barb babs
bartholomew bart
beatrice bea trixie
bernard bernie
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
eugene gene
florence flo
franklin frank
francis frank fran francisco
frances fran
gabriel gabe
geoffrey geoff jeff
jeffrey jeff
george georgie jorge georges georgios yorgos giorgos
gertrude trudy
gilbert gil
gregory greg
harold harry hal
harriet hattie
henry harry hank hal
herbert herb bert
howard howie
hubert bert
irving irv
isaac ike
isabella bella izzy isabel
jacob jake jakob
jacqueline jackie
janet jan
jeremy jerry
jessica jess jessie
jonathan jon jonny
joshua josh
josephine jo josie
judith judy
julian jules
kenneth ken kenny
kimberly kim
leonard len lenny leo
leslie les
lewis lew
lillian lily
louis lou luis
louise lou
lucille lucy
madeline maddie
martha marty
martin marty
marvin marv
maurice moe
maximilian max
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
peter pete
philip phil felipe philippe filippo
phillip phil
priscilla cilla
rachel rae
randall randy
raymond ray raimundo ramon
rebecca becky
reginald reg reggie
roderick rod
rodney rod
roger rodge rogelio
roland rollo
ronald ron ronnie
rosemary rose rosie
rudolph rudy
russell russ
sandra sandy
sarah sally sara
sebastian seb
sharon shari
sheldon shelly
sidney sid
solomon sol
stanley stan stanislav
stuart stu
sylvester sly
terence terry
teresa terry theresa tess
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
konstantinos constantine kostas konstantin
ioannis john yannis giannis
nikolaos nicholas nikos
dimitrios dimitri dimitris jim
michail michael michalis
vasileios basil vasilis bill
panagiotis panos takis
evangelos vangelis
alexandros alexander alekos
andreas andrew
spyridon spyros
theodoros theodore
yitzhak isaac yitzchak
yehuda judah
yaakov jacob
shlomo solomon
eliyahu elijah eli
avraham abraham avi
menachem menahem
ramzan ramadan
jalal jelal celal
cemal jamal gamal
`;
