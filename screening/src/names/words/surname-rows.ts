/** Surnames, a row for the spellings of each: two words of different rows are two surnames and not a slip of the pen. */
export const SURNAME_ROWS = `
ivanov iwanow ivanoff ivanow
smirnov smirnow smirnoff
kuznetsov kuznetzov kuznecov kusnezow kouznetsov kuznecow kuznetsoff kuznetsow kuzniatsou
popov popow popoff papou
petrov petrow petroff
sokolov sokolow sokoloff sakalou
mikhaylov mikhailov mihaylov mikhajlov michaylov mihailov mihajlov michailov michajlov michailow michajlow mikhayloff mikhaylow
novikov nowikow novikoff novikow novikau
fedorov fyodorov fiodorov fjodorow fedorow fedoroff feodorov fiodarau fiadorau
morozov morosow morozow morozoff marozau
volkov wolkow volkoff volkow valkov vulkov walkow valkoff valkow vaukou
alekseev alekseyev alexeev alekseiev alexeyev alexeiev alekseew aleksejew alekseeff
lebedev lebedew lebedeff lebedzeu
semenov semyonov semionov semjonow semenow semenoff siamionau siamenau
egorov yegorov egorow egoroff yahorau
pavlov pawlow pavloff pavlow paulau
kozlov koslow kozlow kozloff kazlou
stepanov stepanow stepanoff stsiapanau stepanau
nikolaev nikolayev nikolaiev nikolaew nikolajew nikolaeff nicolaev
orlov orlow orloff arlou
andreev andreyev andreiev andreew andrejew andreeff
makarov makarow makaroff makarau
nikitin nikitine
zakharov zaharov zacharov zacharow zakharoff zakharow
zaytsev zaytzev zaitsev zaycev zajtsev zaitzev zaicev zajtzev zajcev saizew zajcew zaytseff zaytsew
solovyev solovyov soloviev soloviov solovev solowjow solowew solovyeff solovyew salauyou salauiou salaueu
borisov borisow borisoff barysau
yakovlev iakovlev jakovlev jakowlew yakovleff yakovlew yakauleu
grigoryev grigoriev grigorev grigorew grigorjew grigoryeff grigoryew ryhoryeu
romanov romanow romanoff
vorobyev vorobyov vorobiev vorobiov vorobev worobjow worobew vorobyeff vorobyew varabyou
sergeev sergeyev sergeiev sergeew sergejew sergeeff siarheyeu siarheeu
kuzmin kusmin kouzmine
frolov frolow froloff
aleksandrov alexandrov aleksandrow aleksandroff
dmitriev dmitriyev dmitriiev dmitriew dmitrijew dmitrieff dzmitryeu
korolev korolyov koroliov koroljow korolew koroleff korolyev karaliou korolov
gusev gusew gousev guseff
kiselev kiselyov kiseliov kiseljow kiselew kiseleff
ilin iline
maksimov maximov maksimow maksimoff
polyakov poliakov poljakov poljakow polyakoff polyakow palyakou paliakou
sorokin sorokine
vinogradov winogradow vinogradoff vinogradow
kovalev kovalyov kovaliov kowaljow kowalew kovaleff kovalew kovalyev kavaliou kavaleu kavalyou kovaliv
belov below beloff bielov
medvedev medwedew medvedeff medvedew miadzvedzeu
antonov antonow antonoff antonau
tarasov tarasow tarasoff
zhukov jukov schukow joukov zukow zukov zhukoff zhukow zhukau
baranov baranow baranoff baranau
filippov filippow filippoff filipov philippov
komarov komarow komaroff kamarou
davydov davidov dawydow davydoff davydow
belyaev belyayev beliaev belyaiev beljaev beliayev beliaiev beljayev beljaiev beljaew beljajew belyaeff belyaew
gerasimov gerasimow gerasimoff
bogdanov bogdanow bogdanoff bahdanau
osipov osipow osipoff
sidorov sidorow sidoroff
matveev matveyev matveiev matweew matwejew matveeff matveew matsveyeu
titov titow titoff tsitou
markov markow markoff
mironov mironow mironoff
krylov krilov krylow kryloff
kulikov kulikow koulikov kulikoff
karpov karpow karpoff
vlasov wlasow vlasoff vlasow
melnikov melnikow melnikoff
denisov denisow denisoff
gavrilov gawrilow gavriloff gavrilow haurylau
tikhonov tihonov tichonov tichonow tikhonoff tikhonow
kazakov kasakow kazakow kazakoff
afanasyev afanasiev afanasev afanasew afanasjew afanasyeff afanasyew
danilov danilow daniloff danilau
savelyev saveliev savelev sawelew saweljew savelyeff savelyew
timofeev timofeyev timofeiev timofeew timofejew timofeeff tsimafeyeu
fomin fomine
chernov tschernow tchernov czernow cernov chernoff chernow
abramov abramow abramoff
martynov martinov martynow martynoff
efimov yefimov efimow efimoff yafimau
fedotov fedotow fedotoff
shcherbakov scherbakov shterbakov schtscherbakow chtcherbakov szczerbakow scerbakov shcherbakoff shcherbakow
nazarov nasarow nazarow nazaroff
kalinin kalinine
isaev isayev isaiev isaew isajew isaeff
chernyshev chernyshyov chernishev chernyshov chernishyov chernishov tschernyschjow tchernychiov czernyszew cernysev chernysheff chernyshew tschernyschow tchernychov czernyszow cernysov chernyshoff chernyshow
bykov bikov bykow bykoff
maslov maslow masloff
rodionov rodionow rodionoff
konovalov konowalow konovaloff konovalow
lazarev lasarew lazarew lazareff
voronin woronin voronine
klimov klimow klimoff
filatov filatow filatoff
ponomarev ponomaryov ponomariov ponomarjow ponomarew ponomareff
golubev golubew goloubev golubeff halubeu
kudryavtsev kudryavtzev kudriavtsev kudryavcev kudrjavtsev kudriavtzev kudriavcev kudrjavtzev kudrjavcev kudrjawzew koudriavtsev kudrjawcew kudryavtseff kudryavtsew
prokhorov prohorov prochorov prochorow prokhoroff prokhorow
naumov naumow naoumov naumoff
potapov potapow potapoff
zhuravlev zhuravlyov juravlev zhuravliov juravlyov juravliov schurawljow jouravliov zurawlew zuravlev zhuravleff zhuravlew
ovchinnikov owtschinnikow ovtchinnikov owczinnikow ovcinnikov ovchinnikoff ovchinnikow
trofimov trofimow trofimoff
leonov leonow leonoff
sobolev sobolew soboleff
ermakov yermakov ermakow ermakoff
kolesnikov kolesnikow kolesnikoff kolesnykov kolesnykoff kolesnykow
goncharov gontscharow gontcharov gonczarow goncarov goncharoff goncharow
emelyanov emelianov yemelyanov emeljanov yemelianov yemeljanov emeljanow emelyanoff emelyanow
grachev grachyov grachov gratschjow gratchiov graczew gracev gracheff grachew
kotov kotow kotoff
grishin grischin grichine griszin grisin
efremov yefremov efremow efremoff
kirillov kirillow kirilloff kirilov kirilow kiriloff
malyshev malishev malyschew malychev malyszew malysev malysheff malyshew
panov panow panoff
moiseev moiseyev moiseiev moiseew moisejew moiseeff moyseyev
akimov akimow akimoff
kondratyev kondratiev kondratev kondratew kondratjew kondratyeff kondratyew
biryukov biriukov birjukov birjukow birioukov biryukoff biryukow
gorbunov gorbunow gorbounov gorbunoff
eremin eryomin yeremin eriomin yeryomin yeriomin erjomin eriomine
tikhomirov tihomirov tichomirov tichomirow tikhomiroff tikhomirow
galkin galkine
lukyanov lukianov lukjanov lukjanow loukianov lukyanoff lukyanow
mikheev mikheyev miheev mikheiev micheev miheyev miheiev micheyev micheiev micheew michejew mikheeff mikheew
simonov simonow simonoff
prokofyev prokofiev prokofev prokofew prokofjew prokofyeff prokofyew
kharitonov haritonov charitonov charitonow kharitonoff kharitonow
tsvetkov tzvetkov cvetkov zwetkow cwetkow tsvetkoff tsvetkow
levin lewin levine
mitrofanov mitrofanow mitrofanoff
voronov woronow voronoff voronow
aksenov aksyonov axenov aksionov axyonov axionov aksjonow aksenow aksenoff
sofronov sofronow sofronoff
maltsev maltzev malcev malzew malcew maltseff maltsew
loginov loginow loginoff
savin sawin savine
krasnov krasnow krasnoff
mayorov maiorov majorov maiorow majorow mayoroff mayorow
demidov demidow demidoff
eliseev eliseyev yeliseev eliseiev yeliseyev yeliseiev eliseew elisejew eliseeff
rybakov ribakov rybakow rybakoff
safonov safonow safonoff
demin dyomin diomin djomin diomine
ignatov ignatow ignatoff
ushakov uschakow ouchakov uszakow usakov ushakoff ushakow
dementyev dementiev dementev dementew dementjew dementyeff dementyew
ryabov riabov rjabov rjabow ryaboff ryabow
kalashnikov kalaschnikow kalachnikov kalasznikow kalasnikov kalashnikoff kalashnikow
lobanov lobanow lobanoff
korneev korneyev korneiev korneew kornejew korneeff
borodin borodine
platonov platonow platonoff
zhdanov jdanov schdanow zdanow zdanov zhdanoff zhdanow
blinov blinow blinoff
ignatyev ignatiev ignatev ignatew ignatjew ignatyeff ignatyew
muravyev muravyov muraviev muraviov muravev murawjow mouraviov murawew muravyeff muravyew
kryukov kriukov krjukov krjukow krioukov kryukoff kryukow
belyakov beliakov beljakov beljakow belyakoff belyakow
lavrov lawrow lavroff lavrow
zuev zuyev zuiev suew zouev zuew sujew zueff
petukhov petuhov petuchov petuchow petoukhov petukhoff petukhow
larin larine
nikulin nikouline
serov serow seroff
terentyev terentiev terentev terentew terentjew terentyeff terentyew
zotov sotow zotow zotoff
ustinov ustinow oustinov ustinoff
fokin fokine
konstantinov konstantinow konstantinoff
sakharov saharov sacharov sakharoff sakharow
samsonov samsonow samsonoff
chistyakov chistiakov chistjakov tschistjakow tchistiakov czistjakow cistjakov chistyakoff chistyakow
nosov nosow nosoff
spiridonov spiridonow spiridonoff
karasev karasyov karasiov karasjow karasew karaseff
avdeev avdeyev avdeiev awdeew awdejew avdeeff avdeew
vorontsov vorontzov voroncov woronzow woroncow vorontsoff vorontsow
nechaev nechayev nechaiev netschaew netchaev neczaew necaev netschajew nechaeff nechaew
kudryashov kudriashov kudrjashov kudrjaschow koudriachov kudrjaszow kudrjasov kudryashoff kudryashow kudryashev kudryashyov kudriashev kudrjashev kudriashyov kudrjashyov kudrjaschjow koudriachiov kudrjaszew kudrjasev kudryasheff kudryashew
sedov sedow sedoff
panfilov panfilow panfiloff
golovin golowin golovine
terekhov terehov terechov terechow terekhoff terekhow
uvarov uwarow ouvarov uvaroff uvarow
troitsky troitskiy troitskii troitski troitskij troitskyi troitskyy troicki troicky troitzky troizki troitzki
pokrovsky pokrovskiy pokrovskii pokrovski pokrovskij pokrovskyi pokrovskyy pokrowski
chaykovsky chaykovskiy chaikovsky chaykovskii chajkovsky chaykovski chaykovskij chaykovskyi chaykovskyy chaikovskiy chaikovskii chajkovskiy chaikovski chajkovskii tschaikowski tchaikovski czajkowski cajkovski chajkovski
zhukovsky zhukovskiy jukovsky zhukovskii zhukovski zhukovskij zhukovskyi zhukovskyy jukovskiy jukovskii jukovski jukovskij jukovskyi jukovskyy schukowski joukovski zukowski zukovski zukowsky
trotsky trotskiy trotskii trotski trotskij trotskyi trotskyy trocki trocky trotzky trozki trotzki
belinsky belinskiy belinskii belinski belinskij belinskyi belinskyy bielinski bielinsky bielinskiy bielinskii bielinskyi bielinskyy
medinsky medinskiy medinskii medinski medinskij medinskyi medinskyy
kozlovsky kozlovskiy kozlovskii kozlovski kozlovskij kozlovskyi kozlovskyy koslowski kozlowski kozlowsky
shuvalov schuwalow chouvalov szuwalow suvalov shuvaloff shuvalow
shubin schubin choubine szubin subin
shestakov schestakow chestakov szestakow sestakov shestakoff shestakow
sharov charov szarow sarov sharoff sharow
shmelev shmelyov shmeliov schmeljow chmeliov szmelew smelev shmeleff shmelew
shaposhnikov schaposchnikow chapochnikov szaposznikow saposnikov shaposhnikoff shaposhnikow
chernykh chernyh chernikh chernych chernih chernich tschernych tchernykh czernych cernyh
chernyaev chernyayev cherniaev chernyaiev chernjaev cherniayev cherniaiev chernjayev chernjaiev tschernjaew tcherniaev czernjaew cernjaev tschernjajew chernyaeff chernyaew
chekhov chehov chechov tschechow tchekhov czechow cehov chekhoff chekhow
lenin lenine
gorbachev gorbachyov gorbachov gorbatschjow gorbatchiov gorbaczew gorbacev gorbacheff gorbachew harbachou gorbatschow gorbatchev
gorbatov gorbatow gorbatoff
molotov molotow molotoff
kosygin kosigin kosygine
siluanov siluanow silouanov siluanoff
nabiullin nabioulline
kirienko kiriyenko kiriienko
volodin wolodin volodine
matvienko matviyenko matviienko matwienko
abramovich abramowitsch abramovitch abramowicz abramovic
fridman friedman friedmann fridmann freedman
usmanov usmanow ousmanov usmanoff
rotenberg
timchenko timtschenko timtchenko timczenko timcenko
kovalchuk kowaltschuk kovaltchouk kowalczuk kovalcuk kavalchuk
potanin potanine
mordashov mordaschow mordachov mordaszow mordasov mordashoff mordashow
rashnikov raschnikow rachnikov rasznikow rasnikov rashnikoff rashnikow
kerimov kerimow kerimoff karimov karimoff karymov caremov
prokhorenko prohorenko prochorenko
luzhkov lujkov luschkow loujkov luzkow luzkov luzhkoff luzhkow
malkin malkine
miller muller mueller millar
peskov peskow peskoff
zakharchenko zaharchenko zacharchenko sachartschenko zakhartchenko zacharczenko zaharcenko
volodko wolodko
suvorov suworow souvorov suvoroff suvorow
nakhimov nahimov nachimov nachimow nakhimoff nakhimow
tereshkov tereschkow terechkov tereszkow tereskov tereshkoff tereshkow
komissarov komissarow komissaroff
rudakov rudakow roudakov rudakoff
rusakov rusakow rousakov rusakoff
rusanov rusanow rousanov rusanoff
ryzhov ryjov rizhov rijov ryschow ryzow ryzov ryzhoff ryzhow
rykov rikov rykow rykoff
rychkov richkov rytschkow rytchkov ryczkow ryckov rychkoff rychkow
ryazanov riazanov rjazanov rjasanow rjazanow ryazanoff ryazanow
savinov sawinow savinoff savinow
sadovnikov sadownikow sadovnikoff sadovnikow
sazonov sasonow sazonow sazonoff
sapozhnikov sapojnikov saposchnikow sapoznikow sapoznikov sapozhnikoff sapozhnikow
sviridov swiridow sviridoff sviridow
semenikhin semenihin semenichin semenikhine
simakov simakow simakoff
skobelev skobelew skobeleff
solomin solomine
starikov starikow starikoff
stolyarov stoliarov stoljarov stoljarow stolyaroff stolyarow
sukhov suhov suchov suchow soukhov sukhoff sukhow
sychev sychyov sichev sychov sichyov sichov sytschjow sytchiov syczew sycev sycheff sychew
tarasenko
tokarev tokarew tokareff
tumanov tumanow toumanov tumanoff
fetisov fetisow fetisoff
khabarov habarov chabarov chabarow khabaroff khabarow
tsarev tsaryov tzarev tsariov carev tzaryov tzariov caryov cariov zarjow carew tsareff tsarew
chuykov chuikov chujkov tschuikow tchouikov czujkow cujkov chuykoff chuykow
shevelev shevelyov sheveliov scheweljow cheveliov szewelew sevelev sheveleff shevelew
shevtsov shevtzov shevcov schewzow chevtsov szewcow sevcov shevtsoff shevtsow
shulgin schulgin choulgine szulgin sulgin
yuryev yuriev iuryev yurev juryev iuriev iurev juriev jurev jurew iourev jurjew yuryeff yuryew
yashin iashin jashin jaschin iachine jaszin jasin
agafonov agafonow agafonoff
astafyev astafiev astafev astafew astafjew astafyeff astafyew
astakhov astahov astachov astachow astakhoff astakhow
bazhanov bajanov baschanow bazanow bazanov bazhanoff bazhanow
bazhenov bajenov baschenow bazenow bazenov bazhenoff bazhenow
basov basow basoff
belkin belkine
belikov belikow belikoff
berezin beresin berezine
bessonov bessonow bessonoff
bocharov botscharow botcharov boczarow bocarov bocharoff bocharow
bochkarev bochkaryov bochkariov botschkarjow botchkariov boczkarew bockarev bochkareff bochkarew
bulgakov bulgakow boulgakov bulgakoff
bulatov bulatow boulatov bulatoff
burkov burkow bourkov burkoff
burov burow bourov buroff
bystrov bistrov bystrow bystroff
vavilov wawilow vaviloff vavilow
veselov weselow veseloff veselow
vlasenko wlasenko
voevodin voyevodin voievodin woewodin voevodine
voloshin woloschin volochine woloszin volosin voloshyn
gordeev gordeyev gordeiev gordeew gordejew gordeeff
gorelov gorelow goreloff
gorokhov gorohov gorochov gorochow gorokhoff gorokhow
gladkov gladkow gladkoff
glukhov gluhov gluchov gluchow gloukhov glukhoff glukhow
golikov golikow golikoff
goryachev goriachev gorjachev gorjatschew goriatchev gorjaczew gorjacev goryacheff goryachew
gubanov gubanow goubanov gubanoff
gulyaev gulyayev guliaev gulyaiev guljaev guliayev guliaiev guljayev guljaiev guljaew gouliaev guljajew gulyaeff gulyaew
gurov gurow gourov guroff
gushchin guschin gushtin guschtschin gouchtchine guszczin guscin
dorokhov dorohov dorochov dorochow dorokhoff dorokhow
dyakov diakov djakov djakow dyakoff dyakow
dyachkov diachkov djachkov djatschkow diatchkov djaczkow djackov dyachkoff dyachkow
elizarov yelizarov elisarow elizarow elizaroff
zharov jarov zarow zarov zharoff zharow
zolotov solotow zolotow zolotoff
zorin sorin zorine
zubkov subkow zoubkov zubkow zubkoff
zubov subow zoubov zubow zuboff
zykov zikov sykow zykow zykoff
ivantsov ivantzov ivancov iwanzow iwancow ivantsoff ivantsow
ivashov iwaschow ivachov iwaszow ivasov ivashoff ivashow
ionov ionow ionoff
isakov isakow isakoff
kalugin kalougine
kamenev kamenew kameneff
kapustin kapoustine
karpenko
kasyanov kasianov kasjanov kasjanow kasyanoff kasyanow
kireev kireyev kireiev kireew kirejew kireeff
klimenko klymenko
klimentyev klimentiev klimentev klimentew klimentjew klimentyeff klimentyew
kozhevnikov kojevnikov koschewnikow kozewnikow kozevnikov kozhevnikoff kozhevnikow
kolosov kolosow kolosoff
kolpakov kolpakow kolpakoff
kondrashov kondraschow kondrachov kondraszow kondrasov kondrashoff kondrashow kondrashev kondrashyov kondraschjow kondrachiov kondraszew kondrasev kondrasheff kondrashew
kopylov kopilov kopylow kopyloff
kornilov kornilow korniloff
kostin kostine
kosarev kosarew kosareff
kochetkov kotschetkow kotchetkov koczetkow kocetkov kochetkoff kochetkow
kochetov kotschetow kotchetov koczetow kocetov kochetoff kochetow
koshelev koschelew kochelev koszelew koselev kosheleff koshelew
krutov krutow kroutov krutoff
kruglov kruglow krouglov krugloff
kulagin koulagine
kulakov kulakow koulakov kulakoff
lapin lapine
lapshin lapschin lapchine lapszin lapsin
larionov larionow larionoff
latyshev latishev latyschew latychev latyszew latysev latysheff latyshew
lukin loukine
lykov likov lykow lykoff
makeev makeyev makeiev makeew makejew makeeff
markelov markelow markeloff
minaev minayev minaiev minaew minajew minaeff
minin minine
meshcheryakov meshcheriakov mescheryakov meshcherjakov meshteryakov mescheriakov mescherjakov meshteriakov meshterjakov meschtscherjakow mechtcheriakov meszczerjakow mescerjakov meshcheryakoff meshcheryakow
mitin mitine
morozko morosko
nazaryev nazariev nazarev nasarew nazarew nasarjew nazaryeff nazaryew
orekhov orehov orechov orechow orekhoff orekhow
pakhomov pahomov pachomov pachomow pakhomoff pakhomow
parfenov parfyonov parfionov parfjonow parfenow parfenoff
pastukhov pastuhov pastuchov pastuchow pastoukhov pastukhoff pastukhow
pestov pestow pestoff
pimenov pimenow pimenoff
pirogov pirogow pirogoff
pozdnyakov pozdniakov pozdnjakov posdnjakow pozdnjakow pozdnyakoff pozdnyakow
pokrovtsev pokrovtzev pokrovcev pokrowzew pokrowcew pokrovtseff pokrovtsew
pronin pronine
prokopyev prokopiev prokopev prokopew prokopjew prokopyeff prokopyew
rozhkov rojkov roschkow rozkow rozkov rozhkoff rozhkow
rozanov rosanow rozanow rozanoff
rogov rogow rogoff
roshchin roschin roshtin roschtschin rochtchine roszczin roscin
rodin rodine
semenkin semyonkin semionkin semjonkin semionkine
sukhanov suhanov suchanov suchanow soukhanov sukhanoff sukhanow
shevchenko schewtschenko chevtchenko szewczenko sevcenko shauchenka schevchenko chevchenko
savchenko sawtschenko savtchenko sawczenko savcenko sauchanka sauchenka
kravchenko krawtschenko kravtchenko krawczenko kravcenko krauchanka krauchenka kravchanka
bondarenko bandarenka
bondar
bondarev bondarew bondareff
kovalenko kowalenko kavalenka kovalenka
tkachenko tkatschenko tkatchenko tkaczenko tkacenko tkachenka
tkachuk tkatschuk tkatchouk tkaczuk tkacuk
tkach tkatsch tkatch tkacz tkac
tkachev tkachyov tkachov tkatschjow tkatchiov tkaczew tkacev tkacheff tkachew tkatschow tkatchov tkaczow tkacov tkachoff tkachow
shevchuk schewtschuk chevtchouk szewczuk sevcuk shauchuk
kravchuk krawtschuk kravtchouk krawczuk kravcuk krauchuk
kravets kravetz kravec krawez krawec krawiec
boyko boiko bojko
boychenko boichenko bojchenko boitschenko boitchenko bojczenko bojcenko
petrenko pyatrenka piatrenka
petryk petrik
petruk petrouk
pavlenko pawlenko paulenka
pavlyuk pavliuk pavljuk pawljuk pavliouk paulyuk pauliuk
marchenko martschenko martchenko marczenko marcenko marchanka marchenka
marchuk martschuk martchouk marczuk marcuk
martynenko martinenko
martynyuk martyniuk martinyuk martynjuk martiniuk martinjuk martiniouk
morozyuk moroziuk morozjuk morosjuk moroziouk
rudenko roudenko rudzenka rudenka
roud
lysenko lisenko lyssenko
honcharenko goncharenko gontscharenko gontcharenko gonczarenko goncarenko
honchar gonchar gontschar gontchar gonczar goncar hanchar
honcharuk goncharuk gontscharuk gontcharouk gonczaruk goncaruk
romanyuk romaniuk romanjuk romaniouk
romanenko
romanchuk romantschuk romantchouk romanczuk romancuk
levchenko lewtschenko levtchenko lewczenko levcenko leuchanka leuchenka
levchuk lewtschuk levtchouk lewczuk levcuk
khomenko homenko chomenko khomenka
khomenyuk khomeniuk homenyuk khomenjuk chomenyuk homeniuk homenjuk chomeniuk chomenjuk khomeniouk
kuzmenko kusmenko kouzmenko kuzmenka
ivanyuk ivaniuk ivanjuk iwanjuk ivaniouk
ivanchuk iwantschuk ivantchouk iwanczuk ivancuk
ivashchenko ivaschenko iwaschtschenko ivachtchenko iwaszczenko ivascenko
fedorenko fedorenka
fedorchuk fedortschuk fedortchouk fedorczuk fedorcuk fedarchuk
fedoruk fedorouk fedaruk
sydorenko sidorenko sidarenka
sydorchuk sidorchuk sidortschuk sidortchouk sidorczuk sidorcuk
sydoruk sidoruk sidorouk
yushchenko yuschenko iushchenko jushchenko iuschenko juschenko juschtschenko iouchtchenko juszczenko juscenko uschenko
tymoshenko timoshenko timoschenko timochenko timoszenko timosenko tymochenko tsimashenka
tymoshchuk tymoschuk timoshchuk timoschuk timoschtschuk timochtchouk timoszczuk timoscuk
yanukovych yanukovich ianukovych janukovych ianukovich janukovich janukowitsch ianoukovitch janukowicz janukovic
poroshenko poroschenko porochenko poroszenko porosenko
zelensky zelenskiy zelenskii zelenski zelenskij zelenskyi zelenskyy selenski selenskyj selensky selenskiy selenskii selenskyi selenskyy
klychko klichko klitschko klitchko kliczko klicko
turchynov turchinov turtschinow tourtchinov turczinow turcinov turchynoff turchynow
turchyn turchin turtschin tourtchine turczin turcin
avakov awakow avakoff avakow
azarov asarow azarow azaroff
pinchuk pintschuk pintchouk pinczuk pincuk
medvedko medwedko
lukashenko lukaschenko loukachenko lukaszenko lukasenko lukashenka lukasenka
lukashuk lukaschuk loukachouk lukaszuk lukasuk
lukyanenko lukianenko lukjanenko loukianenko
kyrylenko kyrilenko kirylenko kirilenko
kostenko kastsenka
kostyuk kostiuk kostjuk kostiouk kastsyuk
kozak kosak
kozachenko kosatschenko kozatchenko kozaczenko kozacenko
kozlyuk kozliuk kozljuk kosljuk kozliouk
kucher kutscher koutcher kuczer kucer
kucherenko kutscherenko koutcherenko kuczerenko kucerenko
kushnirenko kuschnirenko kouchnirenko kusznirenko kusnirenko kushnerenko
nazarenko nasarenko
nesterenko nestsiarenka
ostapenko astapenka
panchenko pantschenko pantchenko panczenko pancenko panchanka
panasyuk panasiuk panasjuk panasiouk
panasenko
prokopenko
radchenko radtschenko radtchenko radczenko radcenko radchanka
radchuk radtschuk radtchouk radczuk radcuk
savchuk sawtschuk savtchouk sawczuk savcuk sauchuk
savenko sawenko
semenyuk semeniuk semenjuk semeniouk
semenchenko sementschenko sementchenko semenczenko semencenko
semenenko
serhiienko serhiyenko sergiienko serhienko sergiyenko sergienko sergijenko
sklyarenko skliarenko skljarenko
slyusarenko sliusarenko sljusarenko sliousarenko
sokolenko
sokolovsky sokolovskiy sokolovskii sokolovski sokolovskij sokolovskyi sokolovskyy sokolowski sakalouski sokolowsky sakalousky sakalouskiy sakalouskii sakalouskyi sakalouskyy
stepanenko stsepanenka
stepanyuk stepaniuk stepanjuk stepaniouk
tereshchenko tereschenko tereschtschenko terechtchenko tereszczenko terescenko
tereshchuk tereschuk tereschtschuk terechtchouk tereszczuk terescuk
tyshchenko tyschenko tishchenko tischenko tischtschenko tichtchenko tiszczenko tiscenko
tarasyuk tarasiuk tarasjuk tarasiouk
khomenchuk homenchuk chomenchuk chomentschuk khomentchouk chomenczuk homencuk
chernenko tschernenko tchernenko czernenko cernenko chornenko
chernyuk cherniuk chernjuk tschernjuk tcherniouk czernjuk cernjuk
chumachenko tschumatschenko tchoumatchenko czumaczenko cumacenko
shapoval schapowal chapoval szapowal sapoval
shapovalov schapowalow chapovalov szapowalow sapovalov shapovaloff shapovalow
shapovalenko schapowalenko chapovalenko szapowalenko sapovalenko
shapovalyuk shapovaliuk shapovaljuk schapowaljuk chapovaliouk szapowaljuk sapovaljuk
shvets shvetz shvec schwez chvets szwec svec
shvetsov shvetzov shvecov schwezow chvetsov szwecow svecov shvetsoff shvetsow
shcherbak scherbak schtscherbak chtcherbak szczerbak scerbak
shcherbyna shcherbina scherbyna scherbina schtscherbina chtcherbina szczerbina scerbina
shcherban scherban schtscherban chtcherban szczerban scerban
yurchenko iurchenko jurchenko jurtschenko iourtchenko jurczenko jurcenko yurchanka
yurchuk iurchuk jurchuk jurtschuk iourtchouk jurczuk jurcuk
yurchak iurchak jurchak jurtschak iourtchak jurczak jurcak
yaremenko iaremenko jaremenko
yaroshenko iaroshenko jaroshenko jaroschenko iarochenko jaroszenko jarosenko yaroshenka
yakymenko yakimenko iakymenko jakymenko iakimenko jakimenko
yakovenko iakovenko jakovenko jakowenko yakavenka
yakubovych yakubovich iakubovych jakubovych iakubovich jakubovich jakubowitsch iakoubovitch jakubowicz jakubovic
hrytsenko hrytzenko hritsenko grytsenko hrycenko hritzenko grytzenko gritsenko hricenko grycenko gritzenko gricenko grizenko
hryshchenko hryschenko hrishchenko gryshchenko hrischenko gryschenko grishchenko grischenko grischtschenko grichtchenko griszczenko griscenko
hryhorenko hrygorenko hrihorenko gryhorenko hrigorenko grygorenko grihorenko grigorenko
hryhorchuk hrygorchuk hrihorchuk gryhorchuk hrigorchuk grygorchuk grihorchuk grigorchuk grigortschuk grigortchouk grigorczuk grigorcuk
humenyuk humeniuk gumenyuk humenjuk gumeniuk gumenjuk goumeniouk
doroshenko doroschenko dorochenko doroszenko dorosenko darashenka
dyachenko diachenko djachenko djatschenko diatchenko djaczenko djacenko dyatchenko
dyachuk diachuk djachuk djatschuk diatchouk djaczuk djacuk
danylyuk danyliuk danilyuk danyljuk daniliuk daniljuk daniliouk
danylenko danilenko danilenka
demchenko demtschenko demtchenko demczenko demcenko dzemchanka
demchuk demtschuk demtchouk demczuk demcuk
demyanenko demianenko demjanenko
demyanyuk demyaniuk demianyuk demyanjuk demjanyuk demianiuk demianjuk demjaniuk demjanjuk demianiouk
denysenko denisenko dzenisenka
dmytrenko dmitrenko dzmitrenka
dovzhenko dovjenko dowschenko dowzenko dovzenko
zhuchenko juchenko schutschenko joutchenko zuczenko zucenko
zakharchuk zaharchuk zacharchuk sachartschuk zakhartchouk zacharczuk zaharcuk
zinchenko sintschenko zintchenko zinczenko zincenko zintschenko
zinchuk sintschuk zintchouk zinczuk zincuk
korniienko korniyenko kornienko kornijenko korneenko
korolenko
korolchuk koroltschuk koroltchouk korolczuk korolcuk
koval kowal
kovalsky kovalskiy kovalskii kovalski kovalskij kovalskyi kovalskyy kowalski kowalsky kowalskie
kondratyuk kondratiuk kondratjuk kondratiouk kandratsyuk
kondratenko
kramarenko
kryvenko krivenko kriwenko
kyrychenko kyrichenko kirychenko kirichenko kiritschenko kiritchenko kiriczenko kiricenko
lyashenko liashenko ljashenko ljaschenko liachenko ljaszenko ljasenko lyashchenko lyaschenko liashchenko ljashchenko liaschenko ljaschtschenko liachtchenko ljaszczenko ljascenko
leshchenko leschenko leschtschenko lechtchenko leszczenko lescenko
lutsenko lutzenko lucenko luzenko loutsenko
mazur masur mazour
mazurenko masurenko mazourenko
makarenko makaranka
makarchuk makartschuk makartchouk makarczuk makarcuk
makarevych makarevich makarewitsch makarevitch makarewicz makarevic
maksymenko maksimenko maxymenko maximenko
matskevych matskevich matzkevych mackevych matzkevich mackevich mazkewitsch matskevitch mackewicz mackevic
myronenko mironenko
mishchenko mischenko mischtschenko michtchenko miszczenko miscenko mistchenko
myshchuk myschuk mishchuk mischuk mischtschuk michtchouk miszczuk miscuk
moskalenko maskalenka
bilenko
babenko
babiy babii babij
babchenko babtschenko babtchenko babczenko babcenko
berezhny berezhniy berejny berezhnyi berezhnii berezhnyy berezhni berejniy berejnyi berejnii berejnyy berejni bereschnii bereznij
borysenko borisenko barysenka
vasylenko vasilenko wasilenko vasilenka wassilenko
vasylyuk vasyliuk vasilyuk vasyljuk vasiliuk vasiljuk wasiljuk vasiliouk
vasylchenko vasilchenko wasiltschenko vasiltchenko wasilczenko vasilcenko
velychko velichko welitschko velitchko weliczko velicko vialichka
vakulenko wakulenko vakoulenko
voronyuk voroniuk voronjuk woronjuk voroniouk
voytenko voitenko vojtenko woitenko wojtenko
voytovych voytovich voitovych vojtovych voitovich vojtovich woitowitsch voitovitch wojtowicz vojtovic
voloshenko woloschenko volochenko woloszenko volosenko
antonenko
antonyuk antoniuk antonjuk antoniouk antaniuk
artemenko artsiomenka
butenko boutenko
usenko ousenko
skrypchenko skripchenko skriptschenko skriptchenko skripczenko skripcenko
stakhiv stahiv stachiv stachiw
kharchenko harchenko charchenko chartschenko khartchenko charczenko harcenko kharchanka
kharchuk harchuk charchuk chartschuk khartchouk charczuk harcuk
khramchenko hramchenko chramchenko chramtschenko khramtchenko chramczenko hramcenko
statkevych statkevich statkewitsch statkevitch statkewicz statkevic
ravkov rawkow ravkoff ravkow raukou
snopkov snopkow snopkoff snapkou
volfovych volfovich wolfowitsch volfovitch wolfowicz volfovic valfovich
kazakevych kazakevich kasakewitsch kazakevitch kazakewicz kazakevic
adamovych adamovich adamowitsch adamovitch adamowicz adamovic
stankevych stankevich stankewitsch stankevitch stankewicz stankevic stankiewicz
ryabkov riabkov rjabkov rjabkow ryabkoff ryabkow
stefanov stefanow stefanoff
kostov kostow kostoff
rusev rusew rousev ruseff
rusinov rusinow rousinov rusinoff
marinov marinow marinoff
radkov radkow radkoff
boykov boikov bojkov boikow bojkow boykoff boykow
tsonev tzonev conev zonew conew tsoneff tsonew
tsanev tzanev canev zanew canew tsaneff tsanew
valchev vulchev waltschew valtchev walczew valcev valcheff valchew
velev welew veleff velew
velkov welkow velkoff velkow
velchev weltschew veltchev welczew velcev velcheff velchew
ganev ganew ganeff
genov genow genoff
danev danew daneff
dachev datschew datchev daczew dacev dacheff dachew
denev denew deneff
delchev deltschew deltchev delczew delcev delcheff delchew
dinev dinew dineff
donev donew doneff
donchev dontschew dontchev donczew doncev doncheff donchew
eftimov yeftimov eftimow eftimoff
enchev yenchev entschew entchev enczew encev encheff enchew
yotov iotov jotov iotow jotow yotoff yotow
kamenov kamenow kamenoff
kumanov kumanow koumanov kumanoff
lazarov lasarow lazarow lazaroff
manev manew maneff
mitev mitew miteff
mitov mitow mitoff
mladenov mladenow mladenoff
nenov nenow nenoff
nenchev nentschew nentchev nenczew nencev nencheff nenchew
peev peyev peiev peew pejew peeff
peychev peichev pejchev peitschew peitchev pejczew pejcev peycheff peychew
penev penew peneff
penchev pentschew pentchev penczew pencev pencheff penchew
petkov petkow petkoff
rachev ratschew ratchev raczew racev racheff rachew
savov sawow savoff savow
slavov slawow slavoff slavow
tonev tonew toneff
tonchev tontschew tontchev tonczew toncev toncheff tonchew
tsachev tzachev cachev zatschew tsatchev caczew cacev tsacheff tsachew
yanev ianev janev janew yaneff yanew
ostrowski ostrowsky ostrovsky ostrovskiy ostrovskii ostrovski ostrovskij ostrovskyi ostrovskyy
sobolewski sobolewsky sobolevsky sobolevskiy sobolevskii sobolevski sobolevskij sobolevskyi sobolevskyy
pawlik pavlik pavlyk
kowalczyk kowalczik kovalczyk kovalchik kovalcik
kaminski kaminsky kaminskiy kamynski kaminskii kamynsky kamynskiy kamynskii
zielinski zielinsky zielinskiy zielinskii
szymanski szymansky shimansky schimanski szimanski szymanskiy szymanskii shimanski shimanskiy shimanskii schimansky schimanskiy schimanskii szimansky szimanskiy szimanskii
dabrowski dombrowski dabrowsky dombrovsky dombrovski dombrowsky dombrovskiy dombrovskii
dobrowolski dobrovolsky dobrovolskiy dobrovolski dobrowolsky dobrovolskii
jankowski jankowsky yankovsky yankovskiy jankovsky jankovski yankovski yankowski yankovskii jankovskiy jankovskii yankowsky
mazurek
kwiatkowski kwiatkowsky kvyatkovsky kviatkovsky kvjatkovsky kvyatkovski kvyatkovskiy kvyatkovskii kviatkovski kviatkovskiy kviatkovskii kvjatkovski kvjatkovskiy kvjatkovskii
krawczyk kravczyk kravchik kravcik krawczik
kaczmarek katchmarek katschmarek
grabowski grabowsky grabovsky grabovski hrabovsky hrabovskyi grabovskiy grabovskii hrabovski hrabovskiy hrabovskii
pawlowski pawlowsky pavlovsky pavlovskiy pavlovski pavlovskyi pavlovskii
michalski michalsky mikhalsky michalskiy michalskii mikhalski mikhalskiy mikhalskii
michalak michalek
michalowski mikhailovsky mihajlovski mikhaylovsky michalowsky mikhailovski mikhailovskiy mikhailovskii mihajlovsky mihajlovskiy mihajlovskii mikhaylovski mikhaylovskiy mikhaylovskii
krol kroll
jablonski jablonsky yablonsky yablonskiy jablonskiy jablonskii yablonski yablonskii
wroblewski wroblewsky vrublevsky vrublevskiy vroblevsky vrublevski vrublevskii vroblevski vroblevskiy vroblevskii
nowakowski nowakowsky novakovsky novakovski novakovskiy novakovskii
majewski majewsky mayevsky maevsky maevskiy mayevski mayevskiy mayevskii maevski maevskii
malinowski malinowsky malinovsky malinovskiy malinovski malynovskyi malinovskii malynovski malynovsky malynovskiy malynovskii
olszewski olszewsky olshevsky olshevskiy olszevski olshevski olshevskii olszevsky olszevskiy olszevskii
adamski adamsky adamskiy adamskii
dudek
dudzinski dudzinsky dudzinskiy dudzinskii
pawlak
gorski gorsky horsky horski
gorecki goretsky horecky gorecky goretski goretskiy goretskii horecki
witkowski witkowsky vitkovsky vitkovski vitkovskiy vitkovskii
walczak valchak
sikora sykora
sikorski sikorsky sikorskiy sikorskii
rutkowski rutkowsky rutkovsky rutkovskiy rutkovski rutkovskii
baran baranek
baranowski baranowsky baranovsky baranovskiy baranovski baranovskii
tomaszewski tomaszewsky tomashevsky tomashevskiy tomashevski tomashevskii
marciniak
zalewski zalewsky zalevsky zaleski zalesky zalevski zalevskiy zalevskii zaleskiy zaleskii
jakubowski jakubowsky yakubovsky yakubovskiy yakubovski yakubovskii
jasinski jasinsky yasinsky yasinskiy jasinskiy jasinskii yasinski yasinskii
jaworski jaworsky yavorsky yavorskiy javorsky yavorskyi yavorski yavorskii javorski javorskiy javorskii
sadowski sadowsky sadovsky sadovskiy sadovski sadovskyi sadovskii
borkowski borkowsky borkovsky borkovskiy borkovski borkovskii
maciejewski matseyevsky maciejewsky matseyevski matseyevskiy matseyevskii
kucharski kucharsky kukharsky kukharskiy kucharskiy kucharskii kukharski kukharskii
kubiak
kalinowski kalinowsky kalinovsky kalinovskiy kalinovski kalinovskii
mazurowski mazurowsky
kolodziej kolodziey
kolodziejczyk
sobczak
zakrzewski zakrevsky zakrzevsky zakrzewsky zakrevski zakrevskiy zakrevskii zakrzevski zakrzevskiy zakrzevskii
krajewski krajewsky krayevsky kraevsky krayevski krayevskiy krayevskii kraevski kraevskiy kraevskii
laskowski laskowsky laskovsky laskovskiy laskovski laskovskii
ziolkowski ziolkowsky zholkovsky zholkovski zholkovskiy zholkovskii
gajewski gajewsky gayevsky gaevsky gayevski gayevskiy gayevskii gaevski gaevskiy gaevskii
makowski makowsky makovsky makovskiy makovski makovskii
andrzejewski andrzejewsky andreevsky andreyevsky andreevski andreevskiy andreevskii andreyevski andreyevskiy andreyevskii
kaczynski kaczynsky kachinsky kachynsky kaczynskiy kaczynskii kachinski kachinskiy kachinskii kachynski kachynskiy kachynskii
kaczmarczyk
blazejewski blazejewsky
lipinski lipinsky lypynskyi lipinskiy lipinskii lypynski lypynsky lypynskiy lypynskii
urbanski urbansky urbanskiy urbanskii
urbaniak
urban
wilk
liss
stepien
stefanski stefansky stefanskiy stefanskii
tomczak
tomczyk tomcik
marek
wasilewski wasilewsky vasilevsky vasilevskiy vasilevski vasylevskyi vasilevskii vasylevski vasylevsky vasylevskiy vasylevskii
konieczny
bonk
bednarek
bednarz bednar
bednarski bednarsky bednarskiy bednarskii
marszalek
orlowski orlowsky orlovsky orlovskiy orlovski orlovskii
borowski borowsky borovsky borovskiy borovski borovskii
bielecki beletsky beletskiy biletskyi biletsky belecki bieletzki bielecky beletski beletskii biletski biletskiy biletskii belecky bieletzky bieletzkiy bieletzkii
bielawski belyavsky bielavsky beliavsky belyavskiy bielawsky belyavski belyavskii bielavski bielavskiy bielavskii beliavski beliavskiy beliavskii
rogowski rogowsky rogovsky rogovskiy rogovski rogovskii
rakowski rakovsky rakovskiy rakowsky rakovski rakovskii
raczkowski raczkowsky
markowski markowsky markovsky markovskiy markovski markovskii
musial
walesa
komorowski komorowsky komorovsky komorovski komorovskiy komorovskii
kwasniewski kwasniewsky kvasnevsky kvasnevski kvasnevskiy kvasnevskii
sikorowski sikorowsky
turek
janik
janicki yanitsky janitzki janicky yanitski yanitskiy yanitskii janitzky janitzkiy janitzkii
koziol
kuczynski kuczynsky kuchinsky kuchynsky kuczynskiy kuczynskii kuchinski kuchinskiy kuchinskii kuchynski kuchynskiy kuchynskii
kurowski kurowsky kurovsky kurovski kurovskiy kurovskii
kubicki kubitzki kubicky kubitzky kubitzkiy kubitzkii
gutowski gutowsky gutovsky gutovski gutovskiy gutovskii
niemiec
dvorak dworak
kucera kuchera
vesely wesely
horak
nemec nemetz niemetz
benes benesh benesch
sedlacek sedlachek sedlaczek
sedlak
zeman zemann
kolar kollar
cermak chermak
vanek
urbanek
blazek blazhek
kovar
kopecky kopecki
bartos bartosh bartosch
polak polack pollak pollack
musil
simek shimek
konecny konechny
maly
havel havell
horacek horachek
babis babish babisch
klaus
stepanek shtepanek
mach
machek
machacek machachek
mares maresh
bures buresh
kovacik kovachik
lukac lukach lukacs
hudak hudack
molnar
varga vargha
oravec
simko shimko
jovic jovich yovich
jovanovic jovanovich yovanovich yovanovitch jovanovitch
petrovic petrovich petrovitch petrowitsch petrowicz petrovych
nikolic nikolich nicolic nicolich
markovic markovich markowicz markovitch markovych marcovich
stojanovic stojanovich stoyanovich stoyanovitch
ilic ilich illich
stankovic stankovich
pavlovic pavlovich pavlovitch pavlovych pawlowicz
milosevic miloshevich milosevich milochevitch
milosavljevic milosavljevich
todorovic todorovich
milanovic milanovich
milovanovic milovanovich
dukic djukich djukic
duric djurich djuric
vucic vuchich vucich
vukovic vukovich
vujovic vujovich
vujic vujich
vulic vulich
vasic vasich
vasiljevic vasiljevich vasilievich vasilevich vasilyevich
dragic dragich
dragovic dragovich
tadic tadich
tasic tasich
kostic kostich
kovac kovach kovacs kovats kovatch
kovacevic kovachevich kovacevich
kovacic kovachich
krstic krstich
maric marich
marusic marushich
juric jurich
jurkovic jurkovich yurkovich
novakovic novakovich
matic matich
matijevic matijevich
mitrovic mitrovich
mihajlovic mihajlovich mihailovic mihailovich mikhailovich
mijatovic mijatovich
milic milich
miletic miletich
milicevic milichevich
miljkovic miljkovich
mirkovic mirkovich
mladenovic mladenovich
peric perich
perisic perishich
pejic pejich
pekovic pekovich
popovic popovich popovici popovych popowicz popovitch
pavic pavich
radic radich
radovic radovich
radovanovic radovanovich
radosavljevic radosavljevich
radulovic radulovich
rakic rakich
rusic rusich
savic savich
simic simich shimich
simonovic simonovich
simovic simovich
stanic stanich
stanisic stanishich
stefanovic stefanovich stefanowicz
stevanovic stevanovich
saric sharich
zivkovic zhivkovich jivkovic zivkovich
zivanovic zhivanovich
zoric zorich
arsic arsich
basic bashich
bogdanovic bogdanovich bohdanovich bogdanowicz
boskovic boshkovich
bozic bozhich
bozovic bozhovich
bulatovic bulatovich
cosic chosich
colic cholich
covic chovich
gavrilovic gavrilovich
jankovic jankovich yankovich yankovic
jokic jokich
jelic jelich
lazarevic lazarevich
lukic lukich
lukovic lukovich
lucic luchich
obradovic obradovich
plenkovic plenkovich
plavsic plavshich
hadzic hadzhich hadjic
halilovic halilovich
hasanovic hasanovich
hodzic hodzhich hodzich
husic husich
ibrahimovic ibrahimovich
imamovic imamovich
mujic mujich
delic delich
salihovic salihovich
osmanovic osmanovich
zukic zukich
turk tuerk
trajkovski trajkovsky traykovski trajkovskiy trajkovskii traykovsky traykovskiy traykovskii
stojanovski stojanovsky stoyanovski stojanovskiy stojanovskii stoyanovsky stoyanovskiy stoyanovskii
nikolovski nikolovsky nikolovskiy nikolovskii
jovanovski jovanovsky yovanovski jovanovskiy jovanovskii yovanovsky yovanovskiy yovanovskii
dimitrovski dimitrovsky dimitrovskiy dimitrovskii
zaev
ivanovski ivanovsky iwanowski ivanovskiy ivanovskii iwanowsky
ivanic ivanich
ivanovic ivanovich iwanowicz
ivanisevic ivanishevich
popescu popesco
ionescu ionesco jonescu
iliescu iliesco
constantinescu konstantinescu
dumitrescu dimitrescu
vasilescu vasilesco
tomescu
diaconescu
nicolescu nicolesco nikolescu
radu
dumitru
george gheorghe gheorge
florea
lazar lasar lazaar
dragomir
dragnea
shor schor
filat
toth
kiss kish
farkas farkash
papp
pinter
gulyas
biro
bogdan
fazekas
orban
boros borosh
soros
kurti
rama
nishani
limaj
mustafaj
topalli
topi
smith smyth smythe
johnson
johnston johnstone
williams william wiliams
williamson
willis wyllis
wilson willson
wilkins
wilkinson wilkenson
wilkes
davis davies davys
harris harries harriss
harrison harison
harrington harington
harvey harvie hervey
hartley
harding hardinge
harmon harman
clayton
robinson robbinson
robbins robins
robertson roberson
roberts robert robberts
robson
walker
waller
walton
scott scot
hill hills hyll
hall halls
adams adam addams
baker
barker
parker
parkes parks parke
parkinson
parsons
nelson
turner turnor
collins colins collings
collier
morris maurice morriss
norris
morrison morison morrisson
morgan morgen
morton moreton
murphy murphey
rogers rodgers roger
cooper kooper
bell belle
bailey bayley baily bailie baillie bayly
bradley
brady
bradford
kerr carr karr
howard
hayward heyward
howell howells howel
howe
ward warde
warner
watson wattson
watkins watkin
webster
weston
wheeler wheeller
gray grey graye
graves greaves
griffin griffen
jackson jacksen
jacobs jacob jakob jakobs
jacobson jacobsen jakobsen jakobsson jacobsson
jenkins jenkin jenkyns
jennings
bennett bennet bennitt benett
benson bensen
wood woods woode
barnes barns
barnett
barrett barret barratt
barry barrie
barton
bates
ross rosse
rowse
henderson hendersen hendersson
powell powel powels
perry perrie
peterson petersen petersson pettersson pettersen peterssen
peters peter petter peeters
patterson paterson pattison
page paige
palmer palmar
pearson pierson pearsen peirson persson pehrsson
long
flores florez
washington
simmons simons symons simonds simmonds
foster forster foerster ferster
freeman freemann
fletcher flecher
francis frances
alexander aleksander alexandre aleksandr alexanders
russell russel
hayes hays haye
hamilton hamiltone
hampton
oliver olivier olliver
oconnell connell
oneill neill oneil oneal neil neal neale
odonnell donnell odonell
oreilly reilly riley oriley ryley
omalley malley
olsen olson olsson ohlsson ohlson olesen oleson
mccarthy maccarthy mccarty mccarthey
mccartney macartney
mcconnell macconnell
mckinley mackinley
mckinney mackinney
mcneill macneill mcneil macneil
mcarthur macarthur
dunn dunne
doyle doyel
dixon dickson dixson
dickinson dickenson dickinsen
dawson dawsen
daniels daniel danniels
danielson danielsen danielsson
dodd dodds
shaw shawe
sherman shermann
short shorte
simms sims symes
skinner
sanders saunders
sanderson saunderson
stanley stanly
stephens stevens steven stephen steevens
stephenson stevenson stephensen steffensen steffenson
summers somers
swanson svensson svenson swenson svendsen swensson
hudson hutson
hunt hunte
hunter huntter
holland hollands
hopkins
hopper
horton
houston
hawkins hawkin
haynes haines hanes
henson
hodgson
hogan hogen
hooper
huber hueber
hoover
hull
andrews andrew
anderson andersen andersson anderssen andreasen andreassen
atkins adkins
atkinson adkinson
austin austen austyn
ball balls
ballard
barber barbour
beck bekk bech
berry berrey
bird byrd
bond bonde
boyd boyde
boyle
brewer
burgess burges
burnett burnet
burns byrnes burn
burton burten
cameron camron
cannon canon
carey cary
carlson carlsson karlsson karlson carlsen karlsen
carlton
carpenter
carroll carrol carol ocarroll
casey kasey
chandler
chapman chapmann
christie christy
clarkson
crawford crauford
cross crosse
dalton
daly daley dailey odaly
darling
dillon
emerson emmerson
farrell ofarrell farrel
fischer fisher fiser
flynn flinn
floyd
lloyd loyd
gardner gardiner gardener
garner
garrett garret garrat
garrison
gilbert guilbert
giles gyles gilles
gill
glover
goodman
gutman gutmann guttmann
goodwin godwin
gordon gorden gordan
gorman ogorman
gunn
haley hailey
hale hales
hammond hamond
hanna hannah
hanson hansen hansson hanssen hannsson
hartman hartmann
hoffman hoffmann hofmann hofman goffman gofman
keane kean keene keen
kearney carney
keller kellar
lambert lamberts
lane layne
lorenz lorentz
lawson lawsen
larson larsen larsson larssen
leonard lennard leonhard leonhardt
lester leicester
logan
lowe lowes
lynn
mack
madden
malone
manning
marshall marshal marschall
martin martyn marten martins martens maarten
massey massie
mayer mayr meyer meier maier meyers meijer mejer majer meir mayers meyr myers miers maiers meiers
mercer
miles myles
mills mill
moon
moran
moss mosse
nash nashe
nichols nicholls nickols nicolls nicholas nicolas
nicholson nicolson nickolson
nixon nickson
norman normann
norton
parrish
pauling
preston
price pryce
raymond raymon
rice rees reese reece rhys
richards richard ritchard
richardson ritchardson rickardsson
rowe rowes
rowland roland rolland
salomon solomon salomone
sexton
shannon
sheehan
shelton
sheridan
stanton
sterling stirling
terry
thornton
todd
vincent
wade
watkinson
winters winter vinter
winston
yates yeats
clinton
carson karson
eden
schmidt schmitt schmid schmied schmidth shmidt shmit
schmitz
schneider snyder snider sneider schneyder shneider shnayder snijder snijders
weber webber veber weeber
wagner wagener vagner waggoner
wegner wegener
bakker bakkers
schulz schultz schulze schultze shultz shulz szulc shults
schulte schulten
scholz scholtz scholze sholz sholts
schafer schaefer schaffer schaeffer shafer shaffer scheffer
bauer baur
richter rikhter
schroder schroeder shroder
schroter schroeter
schrader shrader
naumann nauman
schwarz schwartz shvarts shwartz swartz schwarcz schwarze svarc
zimmermann zimmerman timmerman timmermans timmermann cimmerman
braun brauns
kruger krueger crueger
kroger kroeger
krieger
lange lang langen
langer
werner verner wehrner wernher
lehmann lehman leman lemann leeman leemann
kohler koehler
koller
hermann herrmann herman hermans hermanns german gherman
hermansson hermansen
moller moeller
gunther guenther gunter guenter ginter gunthert
berger bergers
burger buerger burgers
bergmann bergman
berg bergh vandenberg
roth rothe roht
baumann bauman
albrecht allbrecht
albert alberts albers
schuster shuster
schubert schubart shubert
schumann schuman shuman schuhmann
schurmann schuermann
stein shtein shteyn steyn
steiner shteiner
sternberg shternberg
steinberg shteinberg shteynberg
stern sterne shtern
sommer zomer zommer
gross grosse grosz groos gros
heinz heintz heinze heintze
hinz hinze hintze hintz
heine heyn heyne
brenner brener
haas haase hase hasse haass
schreiber schreibe shreiber schreyber
schreiner
graf graff graaf degraaf graef graeff
ziegler tsigler cigler
kuhn kuehn kuhne kuehne
engelhardt engelhard engelhart
engelmann
horn horne
bosch
sauer zauer saur
pfeiffer pfeifer
pfeffer feffer
kirsch kirsche
hubner huebner hibner hobner
lindner lindener
linde lind linden vanderlinden lindt lindh
lindberg lindbergh
lindqvist lindquist lindkvist
lindstrom lindstroem
lindgren
lundgren
lundberg
lundqvist lundquist lundkvist
lund lunde
nystrom nystroem
sjoberg sjoeberg sioberg
sandberg
sandstrom sandstroem
sundberg
sundstrom sundstroem
strandberg
stromberg stroemberg
oberg oeberg
aberg aaberg
akesson aakesson
ekstrom ekstroem
eklund ecklund
ekberg
holm
holmberg
holmstrom holmstroem
hedlund
hedberg
hellstrom hellstroem
hakansson haakansson
jonsson joensson
johansson johanson johannson johansen johannsen johannesson johannessen johannsson johanssen johannesen
jansson janson jansen janssen janssens jansens janzen
nilsson nilssen nielsen nielssen nilsen nielsson nilson nielson neilson
mattsson mattson mathisen mathiesen mattisson
martensson maartensson martinsson martinsen martensen mortensen mortenson
pedersen pederson peddersen pederssen
sorensen soerensen sorenson sorrensen
jorgensen joergensen jorgenson jurgensen jurgens
poulsen paulsen paulson paulsson povlsen poulson
madsen
simonsen simonsson simonson simonssen simonsohn
laursen lauritsen lauritzen lauridsen laurissen
bruun bruhn
hagen haagen hagens
haugen
hauge haug
solberg
stoltenberg
bakke bakken
moen moens
koskinen koskinnen
nieminen
niemi
makinen maekinen
hamalainen haemaelaeinen
laine
lehtonen
lehtinen
saarinen
salminen
salonen
salo
heinonen
turunen
laitinen
karjalainen
jokinen
savolainen
leinonen
lappalainen
ahonen
visser vissers
brouwer brouwers
jong dejong dejonge dejongh
voss devos foss
haan dehaan
willems willemse willemsen
wouters wauters
maes maas
koster kosters koester
molenaar
wilders
lambrecht lambrechts
ackermann ackerman akerman akkerman
adler
ahrens arens
auer auers
bach bachs
bachmann bachman bahman bakhman
bartels bartel bartell
beyer bayer baier beier bair bayern
behrens berens baerens
behrendt berendt
benz bentz benze
bender benders
bernhardt bernhard bernard bernhart barnard bernat
binder
bock
bottcher boettcher bottger boettger bottiger
bruckner brueckner
brunner bruner
bucher buecher
buchner buechner
burkhardt burkhard burckhardt burkhart
doring doering
ebert eberth eberts
eberhardt eberhard eberhart
erhardt ehrhardt erhard ehrhard
esser
feldmann feldman feldmans
fiedler fidler
fleischer fleisher fleischner
fritz fritsch fritzsche fritsche fric
geiger gaiger
geisler geissler geiszler gaisler
gerber garber
gerhardt gerhard gerhart
gotz goetz goetze gotze
goldberg goldbergh
goldmann goldman
hausmann haussmann hausman
heck hecke
heller geller
henning hennig hennings
hirsch hirsh hersch hersh hirsche girsh
holz holtz
hoppe hopp
jahn jahns
jung junge jungs yung
kahn
kaufmann kaufman kauffman kauffmann koyfman
kern kerns
kessler kesler kestler
kiefer keefer kieffer
klose klos
korner koerner
kunz kuntz kunze kuntze
kurz kurtz kurts
lauer
lenz lentz
liebermann lieberman liberman
maurer
menzel mentzel
pape
petri petry
pfister
raue
reimann reiman reymann rayman
reinhardt reinhard reinhart reynhardt
reiter
reuter reuters
ritter ridder
ritz
rieger
rosler roesler roessler rossler
rosenberg rozenberg rosenbergh
schade
scherer scheerer sherer
schiller shiller
schuler schueler schuller
schindler shindler
schmidtke
scholl schol
schutz schuetz schutze schuetze shutz
schwab schwabe shvab
schweizer schweitzer shveitser
siebert seibert siewert
sievers
sieber
singer zinger
sperling shperling
stadler stadtler
wald walde
walz waltz
walter walther valter walters
wolter wolters
wassermann wasserman vasserman
weidner
weinberg vainberg wineberg vaynberg
wenzel wentzel ventsel
wetzel
wiedemann widmann wiedmann wideman
wiegand weigand weygand
wieland
wild wilde
wilke wilcke willke
winkelmann winkelman winckelmann
zeller
zeidler seidler
ziemann zieman
dupont duponte dupond
dumont dumond
durand durant duran durrand
dupuis dupuy dupuits
dumas duma
duhamel
duclos
duchamp
dumoulin desmoulins
dupre duprez
duprat
dutoit
moreau moraux
morel morelle
laurent
leroy leroi
leroux lerouge
lefort
lemaire lemair lemer
lemaitre lemetre
leblanc lablanc
lecomte leconte lecompte
lemoine lemoyne
lenoir
lesage
roux
rousseau russeau
roussel roussell rousselle
rousset
garnier garnie
gauthier gautier gaultier gautie
girard girart
giraud girault giraut
guerin guerrin
faure
favre
fabre
faber
fontaine fontain delafontaine lafontaine
chevalier chevallier chevaliers
chevrier
charpentier carpentier
charrier
carre carree
caron carron
colin collin
collet colet
cousin cousins
cordier
cornu
david davids davide
delmas
deschamps deschamp
desmarais desmarets
bonnet bonet bonnett
bonneau
boucher bouchers boucheron
bouchard bouchart
boulanger boulangers
bourgeois bourgeoi
bourdon
bouvier bouviers
boyer boyers boier
brun
brunet brunette
berthelot
berthier
besson bessone
blanc
blanchard blanchart
blanchet
barbier
barre
baron barron
benoit benoist
berthe
fleury fleuri
gaillard gaillart
giroux
godard goddard
gonthier
hamel
hebert
herbert herberts
hubert huberts
huet huette
humbert humberts
jacquet jaquet
julien julian jullien
lacombe
laporte delaporte
lebrun lebrunn
mallet malet
marchal marechal
marchand marchant
marie
marion
martel martell
masse
maillard maillart
mercier mersier
meunier munier
menard mesnard
millet millett
monnier
moulin moulins
mouton
navarro navarre
noel nowell
paris
perret perrett
perrier perier
poirier
perrin perin
perrot
picard piccard pickard
pichon
poulain poulin
renard renart
renaud renault reynaud reynauld renaut
renou
reye
riviere larriviere
robin robyn
rossignol
royer
tessier texier teissier
thierry
vasseur levasseur
vidal
vallet valet
verdier
macron
chirac
beaumont beaumond
beaufort
belmont belmonte
lamont
lafont lafond delafont
garcia
garza
gonzalez gonzales glez gzlez gzlz goncalez gonsalez gonsales gonzalo
goncalves gonsalves gonzalves
fernandez fernandes fdez fernando ferrandez
hernandez hernandes hdez ernandez hernando
lopez lopes lpz lopezz
martinez martines mtnez mtez
marin
marino marinho
sanchez sanches snchz sanchis
perez peres prz perezz peretz
gomez gomes gomis
moreno
munoz munos munhoz
muniz moniz
romero romeiro
alonso alonzo afonso alfonso
navarrete
torres torrez torre delatorre
vazquez vasquez vzquez vasques vazques basquez
velazquez velasquez velasques
ramos ramoz
serrano
blanco branco
molina molinas
morales moralez
suarez suares soares soarez
ortega hortega
delgado
salgado
castro decastro
castillo delcastillo castilho
castellano castellanos
castano
castaneda
marquez marques
medina medinah
mendez mendes
mendoza mendonca mendosa
menendez menendes
meneses menezes
mejia mexia
santos dossantos delossantos
santana santanna desantana
ortuno
garrido garido
cortes cortez courtes
lozano lozana losano
guerra guera
cano
prieto preto
pinto pintos
calvo
gallego gallegos galego
gallardo galhardo
leon deleon
herrera herera errera
ferreira ferreyra fereira
campos campo delcampo
vega vegas delavega
caballero cavalheiro
cavalcanti cavalcante
nieto neto
reyes delosreyes reyez
aguilar aguillar
aguiar
aguirre aguire
lourenco laurenzo lorenzo
gimeno jimeno
ferrer ferrers
vargas bargas
mora moras
moya
visente
arias aria
carmona
roman
pastor pastore pastori
soto desoto souto
soler solar
velez veles
gallo galli
rojas roxas
parra parras
rivas ribas
rivera ribera riveras
rivero ribeiro riveiro ribero
arroyo
merino
merida
montero monteiro
montes
montenegro
avila davila abila
cardenas
cardona
cardoso cardozo
carrillo carillo carrilo
cervantes servantes
chavez chaves chavis
cordero cordeiro
cordova cordoba
correa correia corea
duarte duarter
franco franko
galvez galves
guevara gebara
guzman gusman deguzman
juarez juares xuarez
lara delara
luna deluna
machado
marrero marero
maduro
murillo murilho
nava navas
oliva olivas
olivera oliveira
orozco orosco
osorio ozorio osorios
pacheco pachecos
paredes
patino
pineda pinedo
rangel ranjel
rosales rosalez
rosario delrosario
rosas rosa delarosa darosa
rocha darocha
salazar salasar
salas
saldana saldanha
salinas salina
salcedo salsedo
segura
serna
sierra sierras
solis
tellez telles
tovar tobar
valdez valdes
valencia balencia
valle delvalle vale dovale
varela barela varella
vera devera
villa
zamora samora
zapata sapata
zavala zabala savala
cabello
padrino
noriega
guaido
chacon
bolivar
castello castelo castelli
lula
alves alvez
antunes antunez
barbosa barboza
barros debarros
barroso
borges borjes
braga bragas
brito debrito britto
carvalho carvallo carballo decarvalho
couto docouto
faria farias pharias
henriques enriquez henriquez
leite
lima delima
macedo maceda
matos mattos dematos
melo mello demelo demello
morais moraes demoraes
moreira moreyra morera
moura demoura
pereira pereyra perera pereiro
pires pirez
simoes
vieira vieyra viera
neves dasneves
rossi rosi
russo lorusso
rosso rossa delrosso
rossini
ferrari ferari
ferraro ferarro ferraris
ferrara
ferri ferro
romano romani
romanelli
ricciardi riccardi
bruno bruni
gallina
conti conte deconti
contini
deluca deluka
mancini mancino
manzoni
moretti moretto moreti
barbieri barbiero
fontana fontani
santoro santori santore
santini
mariani mariano
rinaldi rinaldo
caruso carusi
leone leoni
longo longhi
gentile gentili
gentilini
martini martino demartino martinis
martinelli martinello
martinetti
vitale vitali
serra serrao
desantis desanctis santis
santi
marchetti marchetto
marchesi marchese
marchi demarchi
marconi
parisi parise
fabbri fabri
fabiani
grasso grassi
grossi grosso
valentini valentino
valente valenti
messina messini
sala sale
deangelis angelis
sanna
farina farini
farinelli
monti
cattaneo cataneo
morelli morello
amato damato amati
mazza mazzi
mazzini
mazzoni
carbone carboni
benedetti benedetto debenedetti
barone baroni
caputo caputi
montanari montanaro
palmieri palmiero palmeri
palermo
bernardi debernardi
bernardini
bernini
fiore fiori defiore
fiorentino fiorentini
bellini bellino
belli bello
basile basili
riva rive
donati donato
donatelli
piras
sartori sartor sartore
neri nero
negri negro
costantini costantino constantini
milani milano
pagano pagani
pagnini
sorrentino
damico amico
orlando orlandi
orlandini
mantovani
marini
marinelli
prodi
salvini
salvi
meloni melone
draghi drago
bersani
borghi borgo
borelli borrelli borrello
bosco boschi
cavallo cavalli
cavallari cavallaro
cirillo cirilli
coletti coletta
dangelo angelo
falcone falconi
fanelli
fava fave
ferrante ferranti
giannini gianni giannino
degiorgi degiorgio
grimaldi grimaldo
guarino guarini
guidi guido
latorre
locatelli locatello
magnani magnano
marra marras
massa masi
mauro mauri demauro
mele meli
merlo merli
molinari molinaro
napoli dinapoli
natale natali
olivieri oliveri oliviero
pace paci
pacini
papa papi
pepe peppe
perrone perroni perone
perini perrini
piazza piazzi
pinna pinni
pisani pisano
poli polo
raimondi raimondo
righi
riggio
rocca rocchi rocco
rota
salerno
scotti scotto
sereni
spada spadaro
spinelli spinello
tosi toso
venturi ventura
venturini
villani villano
viola violi
zanella zanelli
zanini zanin
zanoni
yilmaz jilmaz
yildiz jildiz
kaya kaja
demir
demirel
demirci demirji demirdzhi
sahin shahin chahin schahin
cetin chetin
ozturk oeztuerk oztuerk
ozdemir oezdemir
ozkan oezkan
ozcan oezcan ozjan
ozer oezer
ozgur oezguer
ozel oezel
ozen oezen
ozmen oezmen
aydemir
aydogan
aslanov arslanov
dogan doghan
erdogan erdoghan
kilic kilich kilitsch klic
kocak kochak
kurt kurdt
kara
karaca
karadag
karaman
karakus karakush
karatas karatash
kose koese
guler gueler
guel
gungor guengoer
gunduz guenduez
gurbuz guerbuez
gursoy guersoy
yalcin yalchin
yazici
polat polatt pulat
simsek shimshek
turan
tekin tekinn
tash
taskin tashkin
topal
toprak
ucar uchar
ates atesh
acar
akbas akbash
akin
aktas aktash
akkaya
alkan
altun altin
bayram
baykal baikal
bilgin
duman
durmaz
durmus durmush
ekinci
ekici
erol
eren
ersoy
kartal
keskin
metin
sari
savas savash
sezer
sonmez soenmez
soylu
toker
turkmen tuerkmen
davutoglu
cavusoglu chavushoglu
ozal oezal
menderes
aliyev aliev alyev alijew aliyeff eliyev alijev alieff alliyev
guliyev quliyev kuliyev kuliev guliev guliyeff kulijew
mammadov mamedov mammedov memmedov mamedoff mammadoff mamedow
magomedov magomadov magomedow mahomedov
hasanov gasanov khasanov hassanov gassanov xasanov khassanov hesenov
ahmadov akhmedov ahmedov axmedov akhmadov ahmedoff axmadov ehmedov achmedow
ibrahimov ibragimov ebrahimov ibrahimoff ibrogimov ibrohimov ibraimov
mustafayev mustafaev mustafaiev mustafajew
abbasov abassov abasov abbassov
babayev babaev babaiev babajew
bayramov bairamov bayramoff
bagirov baghirov bagirow
jafarov dzhafarov djafarov cafarov ceferov jafaroff dzafarov zhafarov
gasimov qasimov kasimov kasymov gasymov kassymov qosimov kosimov kosymov
rahimov ragimov rakhimov raghimov rehimov rahimoff
rahmonov rakhmanov rakhmonov rahmanov rakhmon rahmon rachmonow ragmanov
rzayev rzaev rzaiev
nabiyev nabiev nebiyev
najafov nadzhafov nadjafov necefov najafoff
orujov orudzhev orudjov orucov orudzhov
safarov seferov safaroff
sadigov sadykov sadikov sadiqov sadygov sodiqov sodikov
salimov selimov salymov
salmanov salmanoff
suleymanov suleimanov sulaymonov sulejmanov sulaimanov suleymanoff suleimenov suleymenov souleimenov
valiyev veliyev valiev veliev valijew velijev valeev valeyev
yusifov yusufov yusupov iusupov jusupow yussupov iussupov
heydarov geidarov gaydarov heidarov geydarov khaydarov khaidarov haydarov
hajiyev gadzhiev gadjiev hadjiev haciyev hajiev gadzhiyev khadzhiev hadzhiev hajyev
asadov esedov
askerov asgarov askarov esgerov asgerov
agayev agaev aghayev agaiev aghaev
amirov emirov
aminov eminov
nazarbayev nazarbaev nazarbajew nasarbajew nazarbaiev
tokayev tokaev toqaev toqayev tokajew
akhmetzhanov akhmetjanov ahmetzhanov
abenov
seitov seytov
sultanov soltanov
serikov
omarov umarov gumarov omaroff
ospanov uspanov
osmonov
iskakov iskhakov isxoqov ishakov iskhokov
kaliyev kaliev
kuanyshev
kulibayev kulibaev kulibajew
massimov masimov masymov
mukhamedzhanov muhamedjanov mukhamedjanov mukhammedzhanov
nurgaliyev nurgaliev nourgaliev
nurmagomedov nurmagomadov
tulegenov
zhaparov japarov dzhaparov djaparov zaparov
atambayev atambaev atambaiev
bakiyev bakiev bakiyew
akayev akaev
otunbayev otunbaev
mirziyoyev mirziyaev mirziyoev mirzijojew mirziyayev mirzioev
tursunov toursounov
turgunov
toshmatov tashmatov
hakimov khakimov hakimoff hokimov
holmatov kholmatov xolmatov
islamov islomov
jurayev juraev dzhuraev dzhurayev joraev jorayev zhuraev djuraev
komilov kamilov
kurbanov qurbonov gurbanov kurbonov qurbanov gourbanov
mahmudov makhmudov mahmoudov maxmudov
mirzayev mirzaev mirzoev mirzoyev mirzaiev
muminov mominov
murodov muradov myradov myradow muradow
nazirov
norov
nuraliyev nuraliev
olimov alimov
rasulov rassulov rasulof
rashidov rashitov raschidow
saidov saydov sayidov
sattorov sattarov
sharipov sharifov sharipoff
toirov tairov tahirov tohirov
tojiyev tadzhiev tojiev
yakubov yoqubov yaqubov iakubov yagubov
zakirov zokirov zakhirov
atayev ataev atajew
annayev annaev
orazov orazow
ovezov owezow
khabibullin khabibulin habibullin habibulin
galimov khalimov halimov
galiyev galiev galeev galeyev
gabdullin
gilmutdinov
garipov gharipov
khamitov hamitov khamidov hamidov
safin
sabirov sobirov
safiullin
zaripov zarifov
khisamutdinov
daudov
alkhanov alhanov
maskhadov maschadow
dudayev dudaev dudajew doudaiev
basayev basaev bassajew bassaev
basanov
gelayev gelaev
zakayev zakaev
yamadayev yamadaev
musayev musaev mussajew mussayev
papadopoulos papadopulos papadopoulou papadopulou papadopoulo
papadimitriou papadimitriu papadimitris
papageorgiou papageorgiu papageorghiou papagheorghiou
papanikolaou papanicolaou papanikolau papanicolau
papaioannou papaioannu papayiannou
papakonstantinou papaconstantinou papakonstantinu
papathanasiou papathanassiou papathanasiu
papandreou papandreu
papantoniou papandoniou
papavasileiou papavasiliou papavassiliou
papas pappas
dimitriou demetriou dimitriu demetriu
dimitriadis demetriades dimitriades demetriadis dimitriadi dimitriadou
dimopoulos demopoulos dimopoulou
dimitropoulos demetropoulos dimitropulos
georgiou georghiou yeoryiou georgiu
georgopoulos georgopulos georgopoulou
giannopoulos yannopoulos yiannopoulos giannopoulou ioannopoulos
giannakis yannakis yiannakis
giannakopoulos yannakopoulos yiannakopoulos
ioannidis ioannides ioannidi ioannidou joannidis
ioannou ioannu yoannou
konstantinou constantinou konstantinu
konstantinidis constantinides konstantinides constantinidis konstantinidou
konstantopoulos constantopoulos
nikolaidis nicolaides nikolaides nicolaidis nikolaidou
nikolaou nicolaou nikolau
nikolopoulos nicolopoulos nikolopoulou
christodoulou hristodoulou christodulou
christodoulakis
christou hristou khristou
christopoulos hristopoulos christopoulou
christofias hristofias
anastasiou anastassiou anastasiu
anastasiadis anastasiades anastassiades anastassiadis anastasiadou
anagnostopoulos anagnostopulos anagnostopoulou
antoniou adoniou antoniu
antoniadis antoniades antoniadi antoniadou
antonopoulos andonopoulos
apostolopoulos
athanasiou athanassiou athanasiu
athanasiadis athanassiadis athanasiades athanassiades athanasiadou
athanasopoulos athanassopoulos
alexopoulos alexopulos alexopoulou
alexandrou aleksandrou
alexandris
angelopoulos aggelopoulos angelopulos agelopoulos angelopoulou
argyropoulos argiropoulos argyropulos
vasileiou vasiliou vassiliou vasiliu
vasilopoulos vassilopoulos vasilopulos
vlachos vlahos vlakhos vlachou
economopoulos oikonomopoulos
theodorou theodoru
theodoridis theodorides theodoridou
theodoropoulos theodoropulos
karagiannis karayannis karayiannis karagianis karagianni
karamanlis caramanlis karamanli
karras karas
kyriakopoulos kiriakopoulos
lambrou lamprou
makris macris makri
michailidis michaelides mihailidis michailides mikhailidis michaelidis
michalopoulos mihalopoulos
oikonomidis economides ikonomidis economidis
panagiotopoulos panayiotopoulos panayotopoulos panagiotopoulou
panagopoulos panagopulos
petridis petrides petridou
petropoulos petropulos petropoulou
pavlidis pavlides pavlidou
pavlou pavlu
stavropoulos stavropulos stavropoulou
stathopoulos stathopulos
stefanidis stefanides stephanides stephanidis stefanidou
stefanou stephanou
stamatopoulos
tsakiris tsakiri
sargsyan sarkisyan sarkissian sarkisian sargsian sargisyan serkisyan sarkissyan
petrosyan petrossian petrosian bedrosian bedrossian petrossyan
poghosyan pogosyan boghossian pogosian boghosian poghossian
grigoryan grigorian krikorian grigorjan krikoryan
hakobyan akopyan hagopian akopian hakobian agopian akobian
karapetyan garabedian karapetian karabetian karapetjan
khachatryan khachaturyan khatchaturian khachatrian khachaturian khatchadourian
martirosyan martirossian martirosian mardirossian mardirosian
manukyan manoukian manukian
margaryan markaryan margarian markarian
mirzoyan mirzoian mirzoyants
gasparyan kasparian gasparian kasparyan
galstyan galustyan kalustyan galstian galoustian kaloustian
ghazaryan kazaryan lazaryan ghazarian kazarian
davtyan davtian tavitian davitian
danielyan danielian danelian
asatryan asatrian astsatryan
babayan babaian
balayan balaian
baghdasaryan bagdasaryan baghdasarian bagdasarian
vardanyan vartanyan vartanian vardanian
vardapetyan
voskanyan voskanian oskanian oskanyan
zakaryan zakarian zakharyan
torosyan torosian torossian
tumanyan tumanian toumanian
simonyan simonian
saroyan saroian
sahakyan saakyan sahakian isahakyan saakian sahagian
stepanyan stepanian
kocharyan kocharian kotcharian
nazaryan nazarian
melkonyan melkonian melkumyan
melikyan melikian
minasyan minassian minasian
muradyan muradian mouradian
hayrapetyan airapetyan ayrapetyan hairapetian
alexanyan aleksanyan aleksanian
antonyan antonian
arakelyan arakelian
avagyan avakyan avakian avagian
beridze beridse
kapanadze kapanadse
gelashvili gelaschwili
giorgashvili
lomidze lomidse
kobakhidze kobahidze kobachidse
kvirikashvili
saakashvili saakaschwili saakachvili
ivanishvili iwanischwili ivanichvili
margvelashvili margwelaschwili
zurabishvili zourabichvili surabischwili zourabishvili
gakharia gaharia
garibashvili gharibashvili garibaschwili
japaridze dzhaparidze djaparidze
jugashvili dzhugashvili djugashvili
okruashvili
merabishvili
melikishvili
mikeladze
tsereteli zereteli cereteli
kikabidze
kiknadze
nadiradze
papashvili
tabatadze
tabidze
bolkvadze
abashidze abaschidse
adeishvili
bakradze
beraia
basilashvili
berishvili
dolidze
gelovani
sharma sarma sharmah sharmaa
varma verma
gupta goopta guptha guptaa
singh singhh
patel pattel
patil paatil
acharya acharyya achary
ganguly ganguli gangopadhyay gangooly
bose basu bosu boshu
dasgupta dasguptha dasgoopta
sengupta sengoopta
chaudhary chaudhry choudhury chowdhury choudhary chaudhari chaudhuri chowdhary choudhry chowdary choudhari chaudhury
majumdar mazumdar mazumder majumder mojumder
sarkar sircar sarker sirkar
mondal mandal mandol
mahato mahto
mishra misra mishraa mishr
mehta mehtaa metha
mehra mehrah
mehrotra
malhotra
malik mallik mallick malick maliq malek
khanna khana kanna
khatri khattri
chadha chaddha chadda
chauhan chohan chouhan
chawla chavla
bhatia bhatiya
bhatt bhat bhatta
bhandari bhandary
ambani
arora aroraa
bansal bansall
chandra chander chandr
chandran chandren
desai desay dessai
dhawan dhavan
dhillon dhilon
dwivedi dvivedi diwedi
trivedi trivedy
gandhi ghandi gandy
goel goyal goyel
goswami gosvami gosain
grover
gokhale
jain jaine
jadhav
yadav yadava yadhav
kamath kamat
lall laal
madan
mahajan
mathur mathurr
menon menen
modi mody
murthy murthi murty moorthy moorthi murti
nanda nandah
nandi nandy
narayan narain narayanan narayana
natarajan nadarajan
pandey pande panday
pandya
pandit
pillai pillay pillei
puri
raghavan ragavan
rajan
raju
raman ramann
ramachandran ramchandran
raut rout
rawat
rawal raval
saxena saksena sexena
sethi sethy
shah shaah
shetty shetti
chetty chetti
chettiar chettyar
shukla sukla shuklaa shukul
sood
sundaram sundharam
suri
tandon tondon
thapa
thapar
vaidya baidya vaidhya
walia waliya
wadhwa vadhva
tamang
rana
ahmadi ahmady ahmedi
hosseini hoseini husseini hussaini hossaini husaini hosseiny huseini hoseyni hosseyni hussainy
karimi kareemi karimy
rahimi raheemi rahimy
raisi raeesi raissi reisi
qalibaf ghalibaf
rahmani rahmany
moradi muradi morady
jafari jaafari djafari jafary jaffari jafri
ebrahimi ibrahimi ebrahimy
kazemi kazimi kazemy kazmi
sadeghi sadeqi sadiqi sadeghy sadiki
salehi salehy
salimi salimy saleemi
hashemi hashimi hashemy hachemi hashmi
akbari akbary
asadi assadi asady
asgari askari asghari
azizi azizy
bagheri baqeri baghery baqiri
bahrami bahramy
bakhtiari bakhtiary bakhtyari
eskandari iskandari
farahani farahany
farhadi farhady
ghasemi qasemi qasimi ghasemy qassemi ghassemi
ghorbani qorbani qurbani ghorbany ghurbani
gholami ghulami gholamy qolami
heydari heidari haidari haydari heidary heydary
haniyeh haniyah haniya
qaani ghaani qaany
jalali jalaly
jalili jaleeli
jamshidi jamshidy
khalili khalily
khamenei khameneyi khamenai khameneh
khatami khatamy
khomeini khomeyni khumaini
maleki malekiy maliki malki
mansouri mansoori mansuri mansoury
mirzaei mirzaie mirzai mirzaee mirzayi
mohseni mohsini muhseni mohseny
mokhtari mukhtari mokhtary
naderi nadiri nadery
najafi najafy
nazari nazary
rajabi rajaby
rouhani rohani ruhani roohani rowhani
rostami rustami rostamy
safari safary
safavi safawi
shahbazi shahbazy
sharifi sharify cherifi
shirazi shirazy
soleimani sulaimani suleimani soleymani suleymani soleimany
soltani sultani soltany
taheri tahiri tahery
tavakoli tavakkoli tavakoly
yazdani yazdany
yazdi yazdy
zamani zamany
larijani laridjani
vahidi waheedi vahidy
tanaka
nakata nakada
nakano
nakai
nakao
nakagawa nakakawa
nakajima nakashima nakazima
nakamura
nakayama
nakahara
nakazawa nakasawa
nagata
nagano
nagai
nagao
nagashima nagasima nagajima
nagasawa nagazawa
yamada yamata
yamamoto
yamaguchi yamaguti
yamanaka
yamane
yamano
yamazaki yamasaki
yamauchi yamanouchi yamauti
yamagishi
yamagata
yamakawa yamagawa
yamaoka
yamaki
yamamura
yamanashi
takeda taketa
takada takata
takagi takaki
takano
takayama
takeuchi takeuti takenouchi
takemura
takenaka
takei
takeshita
takai
takashima takasima
takizawa
itoh itou
sato satoh satou
saito saitoh saitou
kato katoh katou
kondo kondoh kondou
goto gotoh gotou
endo endoh endou
ando andoh andou
kudo kudoh kudou
naito naitoh naitou
sudo sudoh sudou
oono ohno
oota ohta
oshima ohshima ooshima
okada ohkada
okamoto
okamura
okuda
okumura
okubo ohkubo ookubo
okawa ohkawa ookawa
ogawa ohgawa
ogata
oishi ohishi ooishi
onishi ohnishi oonishi
otani ohtani ootani
ozawa osawa ohsawa oosawa
yoshida yosida
yoshimura yosimura
yoshikawa yosikawa
yoshino
yoshioka
yoshizawa
sasaki sazaki
sasagawa sasakawa
matsuda matsuta
matsui
matsuo
matsuoka
matsumura
matsubara
matsuyama
kimura
hayakawa
shimada simada
shimamura
sakai
sakamoto
sakaguchi
sakata sakada
sakurai
sakuma
mori moori mohri
morita
moriyama
morikawa
morioka
murata
murakami
murayama
murai
muraoka
hasegawa
ishikawa isikawa
ishida isida
ishihara
maruyama
fujita fujida huzita
fujimoto
fujimori
fujimura
fujisawa fujizawa
fujiwara fujihara
fujioka
fukumoto
fukuyama
fukuhara
miura
miyamoto
harada
haraguchi
hirata
hirai
hirayama
hirota
hori horii
horie
hoshino
hattori
hatano
hamada hamata
hamaguchi
higuchi
iwasaki iwazaki
iwamoto
imamura
izumi
kaneda
kanda
kawamura
kawasaki kawazaki
kawaguchi
kawada kawata
kawakami
kawamoto
kawashima kawasima
kikuchi kikuti
kitamura
kitano
koizumi
koyama
kubo
kishida kisida
kishi
masuda
mukai
nishida
nishimura
nishiyama
nishikawa
nishio
noda
noguchi
onoda
sawada
sawa
sekiguchi
sugimoto
sugiura
taguchi
taniguchi
tamura
tani
tsuda
wada
yano
yasuda
yokoyama
rodriguez rodrigues rodriges rodrigez rdguez rguez
jimenez gimenez ximenez jimenes gimenes ximenes jmnz
ruiz ruis
diaz dias diazz
diez
alvarez alvares albarez alvz
gutierrez gutierres gutierez gtrez
dominguez domingues dominges dguez
ramirez ramires remirez rmz
ortiz ortis hortiz
rubio
sanz
saenz sainz saez
iglesias yglesias
nunez nunes
guerrero guerreiro guerero
cruz delacruz dacruz
pena penha delapena
cabrera cabreira
fuentes delafuente
carrasco
pascual pasqual pascoal
herrero
hidalgo fidalgo
ibanez ibanes
benitez benites
crespo
velasco belasco
esteban estevan
bravo
meza mesa
rios delosrios
contreras
estrada
espinoza espinosa spinoza
escobar escovar
trujillo truxillo
ochoa
quintero quinteiro
restrepo
giraldo
arango
henao
londono
betancur betancourt betancurt bethencourt
uribe
montoya
marulanda
villarreal villareal
trevino
cantu
leal
galvan
tapia
cuevas
barrera barreira
villegas
beltran
arellano
tomic tomich
martic martich
djordjevic djordjevich dordevic georgevich djurdjevic
horvat horvath
babic babich
novak nowak
knezevic knezevich
blazevic blazhevich blazevich
ristic ristich
lazic lazich
mladic mladich
karadzic karadzich karadjic
bosnjak bosniak boshnjak
begovic begovich
mohammadi mohamadi muhammadi mohammedi muhammedi
rezaei rezaee rezai rezaie rezayi
mousavi moosavi musavi mosavi moussavi
amiri ameri
naseri nasseri nasiri naciri nassiri
zarei zareei zaree zare
tikriti takriti
najjar najar nadjar
haddad hadad
khoury khouri khuri koury
otaibi utaybi oteibi utaibi otaiby
hijazi hejazi higazi
harbi
qahtani kahtani qahtany gahtani
ghamdi ghamidi
zahrani zahrany
shammari shamari shammary
dosari dossari dawsari dosary dawsary
mutairi mutayri muteiri motairi
tamimi temimi tameemi
jabouri jaburi juburi jubouri jibouri
dulaimi dulaymi dulemi duleimi
bayati bayyati
obeidi ubaydi obaidi ubaidi obeydi
zaidi zaydi zeidi zaidy
mohmand mohmandi momand
yousafzai yusufzai yousufzai yusafzai yousefzai
afridi afreedi
mehsud mahsud mahsood mehsood
khattak khatak
durrani durani dorrani
karzai karzay
noorzai nurzai noorzay nurzay
achakzai achekzai
barakzai barakzay
alizai alizay
ishaqzai eshaqzai ishakzai
stanekzai stanikzai stanakzai
zadran jadran dzadran
levy levi; shapiro shapira; wolf wolff wolfe; okoli okolie; ude udeh; agarwal aggarwal agrawal; reed reid
mcdonald macdonald; green greene; kelly kelley; thomson thompson tomson; mason masson; leclerc leclercq
lefebvre lefevre lefebure; weiss weis weisz; alavi alvi alawi; nouri noori nuri
gilani geelani jilani jeelani kilani gailani; siddiqui siddiqi siddique siddiki seddiqi sediqi seddiqui
kiani kayani keyani; shafiei shafii shafiee shafei; yousefi yusufi yusefi youssefi yosefi; mahmoudi mahmudi mahmoodi
abbasi abasi; norouzi nowruzi noruzi nowrouzi norozi; khosravi khosrawi khusravi; ghaderi qaderi qadiri qadri
dehghan dehqan; masoumi masumi; taghavi taqavi; vaziri waziri; salami salaami; bukhari bokhari buhari
usmani osmani othmani uthmani; farooqi faruqi farouki faroqi; rizvi rizwi; naqvi naqwi; hamdani hamadani hamedani
niazi niyazi; tiwari tewari tiwary; sidhu sidhoo; dutta datta dutt; ghosh ghose; reddy reddi; kapoor kapur
cohen kohen cohn coen
clark clarke; elliott elliot eliot; phillips philips phillipps; brooks brookes; okonkwo okonkwor; stewart stuart
matthews mathews; habibi habeebi; ansari anssari; mukherjee mukherji mukhopadhyay mookerjee
chakraborty chakravarty chakrabarti
banerjee banerji bandyopadhyay; mizrahi mizrachi; segal siegal; azoulay azoulai; rabinovich rabinowitz rabinovitch
weizman weizmann
zuckerman zukerman; ogbonna ogbona; adeyemi adeyeme; nwankwo nwanko; wallace wallis; pierce pearce; hughes hughs
owusu awusu; biton; dahan; katz; malka; ohana; gabay; goldstein; rosen; rosenfeld; rosenthal; klein; barak; ashkenazi
elbaz; golan; harel; sasson; vaknin; shalom; shimoni; edri; carmi; maimon; nachmani; bachar; regev; eisenberg; kaplan
kagan; berman; birnbaum; blum; glazer; greenberg; grossman; halevi; herzog; kramer; landau; lerner; mandel; perlman
rabin; reich; rubin; rubinstein; shaked; sheinberg; silver; silberman; weinstein; zilber; okafor; okoro; okonjo; okeke
okoye; okorie; okocha; okpara; nwosu; nwachukwu; nwafor; nwokolo; nwaneri; nnaji; obiora; obiakor; onwuka; onyema
onyekachi; ezeani; ezekwesili; igwe; ibekwe; iheanacho; ikpeazu; mbakwe; ugwu; adeleke; adeniyi; adeoye; adesanya
afolabi; agbaje; ajayi; ajibola; akande; akinola; akinyemi; alabi; aluko; awolowo; babalola; balogun; bamgbose
bankole; falana; fashola; fayemi; lawal; ogunbiyi; ogundele; ogunleye; oladipo; olaniyan; olatunji; osho; osinbajo
owolabi; oyedepo; oyelowo; popoola; sanusi; shonekan; soyinka; tinubu; abdullahi; dangote; danjuma; gowon; kwankwaso
lamido; ribadu; shehu; tambuwal; yakubu; mensah; osei; boateng; asante; agyeman; appiah; amoah; ansah; antwi; asamoah
boakye; bonsu; frimpong; gyamfi; kufuor; mahama; nkrumah; obeng; ofori; opoku; oppong; quaye; sarpong; tetteh; yeboah
addo; adjei; afriyie; agyei; kariuki; maina; mutua; mutiso; muthoni; ngugi; njuguna; kiplagat; korir; kosgei
cheruiyot; chepkemoi; rotich; langat; kenyatta; odinga; mboya; kibaki; musyoka; kalonzo; mudavadi; wetangula; amini
salmani; fathi; fallahi; esmaeili; afshar; golzari; imani; lotfi; montazeri; mortazavi; motahari; nabavi; omidi
pahlavan; rafsanjani; ranjbar; rashidi; sabeti; samadi; shojaei; tehrani; zandi; zohrabi; celik; yildirim; aydin
arslan; aslan; korkmaz; aksoy; atas; avci; balci; basaran; bayrak; bozkurt; bulut; cakir; ceylan; cinar; coskun
dincer; erdem; ergin; eroglu; ertugrul; genc; gokce; gunes; isik; kahraman; kalkan; karakas; koksal; kucuk; mutlu
oguz; senturk; temel; tuncer; uslu; uysal; uzun; yaman; yesil; yucel; yuksel; zengin; butt; sheikh; mirza
baig; bhatti; rajput; gondal; cheema; bajwa; warraich; khokhar; mughal; memon; soomro; bhutto; jatoi; leghari; mazari
bugti; mengal; marri; orakzai; kakar; popalzai; tareen; abidi; kumar; dubey dube; chaturvedi; tripathi; joshi; garg; mittal
jindal; singhal; chopra; ahuja; kohli; bedi; sodhi; sandhu; grewal; chatterjee chatterji chattopadhyay
bhattacharya bhattacharyya; nair; iyer; iyengar
naidu; hegde; kulkarni; deshpande; deshmukh; pawar; shinde; gaikwad; chavan; naik; sawant; brown browne; jones; moore; taylor
white; king; wright; carter; campbell; evans; edwards; cook cooke; coleman; butler; bryant; ford; sullivan; cole; west
owens; reynolds; ellis; gibson; wells; webb; simpson; tucker; porter; hicks; kennedy; holmes; black; grant; knight
ferguson; stone; perkins; payne; duncan; hart; cunningham; harper; armstrong; weaver; fields; banks; bishop; mccoy
little; fuller; lynch; welch; frazier; burke; bowman; fowler; mckenzie mackenzie; mcdaniel; mcgee; mcbride; mcintyre
mclean maclean
obrien; oconnor; okeefe; tomlinson; davidson; davison; dubois; petit; bertrand; fournier; legrand; morin; duval; joly
roche; dufour; colas; aubert; lacroix; guillot; legall; becker; koch; neumann; krause; konig; kaiser; fuchs; hahn
vogel; winkler; franke; bohm; kraus; schumacher; vogt; jager; seidel; brandt; pohl; engel; busch; voigt; esposito
bianchi; colombo; ricci; greco; costa; giordano; rizzo; lombardi; lombardo; coppola; bianco; gatti; pellegrini
palumbo; rizzi; silvestri; testa; pellegrino; giuliani; rossetti; derosa; ferretti; battaglia; ruggiero; damiani
ospina; arboleda; echeverri; gaviria; jaramillo; posada; tobon; toro; zuluaga; camacho; figueroa; ibarra; lugo; macias
maldonado; mata; olvera; padilla; palacios; ponce; quiroz; robles; sandoval; sepulveda; silva; sosa; trejo; valenzuela
villanueva; zambrano; zuniga; sousa souza; almeida; teixeira; raposo; coelho; cunha; reis; fonseca; araujo; tavares
figueiredo; azevedo; freitas; magalhaes; batista; pinheiro; nogueira; esteves; anjos; baptista; mota; andrade
nascimento; abreu; smit; mulder; hendriks; dekker; dewit; dijkstra; smits; vandermeer; vermeulen; schouten
hoekstra; prins; huisman; claes; goossens; kristiansen; jensen; johnsen; eriksen; halvorsen; henriksen; christensen
rasmussen; kristensen; eriksson ericsson erikson ericson eiriksson; gustafsson gustavsson; bengtsson; jonasson; bergstrom
bergqvist
forsberg; wisniewski; wojcik
lewandowski; wozniak; wojciechowski; piotrowski; zajac; wieczorek; wrobel; adamczyk; nowicki; szewczyk; pietrzak; duda
svoboda; novotny; cerny; prochazka; krejci; hajek; jelinek; kral; ruzicka; fiala; dolezal; navratil; kriz; kratochvil
vlcek; nagy; szabo; nemeth; balogh; takacs; juhasz; lakatos; meszaros; racz; fekete; szilagyi; torok; feher; szucs
kocsis; fodor; orsos; popa; nemes; gheorghiu; ionita; dobre; barbu; nistor; dinu; stoica; munteanu; moldovan; rusu
matei; serban; ciobanu; stanciu; oprea; georgescu; diaconu; stefanescu; marinescu; papadakis papadaki; oikonomou economou
georgiadis
alexiou; milenkovic; nedeljkovic; bobic; vidovic; grgic; lovric; perkovic; maisuradze; giorgadze; tsiklauri
kvaratskhelia; nozadze; khutsishvili; gamsakhurdia; shevardnadze; kobalia; harutyunyan; hovhannisyan oganesyan; gevorgyan
mkrtchyan; santoso; wijaya; setiawan; susanto; kusuma; nugroho; saputra; pratama; gunawan; wibowo; hartono; suhartono
sutrisno; supriadi; kurniawan; utomo; budiman; purnomo; prasetyo; siregar; nasution; lubis; simanjuntak; sitompul
bautista; ocampo; aquino; mercado; aguinaldo; magsaysay; duterte; macapagal; dimaculangan
tyler
murray murrey; petkovic petkovich; ishii; tanabe; tanigawa; nakanishi; yamashita; kobayashi; kobori; kojima; komatsu
komori; kubota; kumagai; kuroda; kurihara; kuroki; kawahara; kawai; kawano; kaneko; kamiya; katayama; kinoshita
kitagawa; maeda; maekawa; matsumoto; matsunaga; matsushita; matsuura; matsuzaki; mikami; minami; miyake; miyata
miyazaki; miyagawa; mizuno; morimoto; nagase; narita; nishi; nishioka; nomura; nonaka; ochiai; ogura; ohashi; okabe
okazaki; omori; otake; otsuka; oyama; ozaki; saeki; sakakibara; sawamura; senda; shibata; shibuya; shimizu; shimura
shinohara; shiraishi; shirai; sugawara; sugiyama; suzuki; tabata; tachibana; takahashi; takahata; takemoto; tashiro
terada; terashima; togashi; tominaga; tomita; toyoda; tsuchiya; tsuji; tsukada; tsukamoto; uchida; uchiyama; uehara
uemura; umeda; watanabe; yokota; yoneda; yuasa; adachi; akiyama; aoyama; araki; asano; chiba; enomoto; fujii
fujikawa; fujino; fukuda; fukui; fukushima; furukawa; furuta; hanada; hashimoto; hashiguchi; hayashi; hayashida
higashi; hirano; hirose; homma; honda; horiguchi; horikawa; horiuchi; hosokawa; ichikawa; iguchi; ikeda; inaba
inagaki; inoue; ishibashi; ishiguro; ishizaki; ishizuka; iwata; whitaker whittaker; woodward; wyatt; thomas; spencer; sutton
sharp; shepherd; potter; pritchard; newton; mosley; mitchell; mcdougall macdougall; mckay mackay; mccormack
mcdermott; mcgrath; mcgregor macgregor; mcguire; mckenna; mcleod macleod; mcmahon; mcmillan macmillan; mcnally
mcnamara; mcpherson; maxwell; marsden; mansfield; lyons; lawrence laurence; kirby; jordan; jenkinson; jamieson
hopkinson; hodges; hickman; henry; hardy; griffith griffiths; gregory; graham; gibbs; fleming; fitzgerald; cummings
curtis; chambers; caldwell; bryan; bowen; barlow; baldwin; ashton; arnold; archer; allen; adamson; abbott; lindholm
lundstrom; berglund; holmgren; holmqvist; isaksson; christiansen; knudsen; mikkelsen; nyberg; nygren; olofsson olafsson
sjogren; soderberg; strom; thomassen; wallin; wikstrom; virtanen; korhonen; makela; heikkinen; jarvinen; heikkila
kinnunen; tuominen; rantanen; mattila; lahtinen; jovicic; miladinovic; marinkovic; marjanovic; marinovic; pavicic
petric; stanojevic; stojkovic; tomasevic; antic; antonic; cvetkovic; djokic; filipovic; gajic; gavric; grujic
jaksic; horvatic; jurisic; kralj; vidakovic; barisic; mehmedovic; muratovic; mustafic; omerovic; suljic; selimovic
gaddafi qaddafi kaddafi kadafi gadafi qadhafi khadafi ghaddafi gadhafi qadafi kadhafi
nnamdi; chukwu; adeyinka; adewale; adebayo; ademola; akintola; babatunde; bakare; bamidele; oduya; ogundipe
oyelaran; salako; shonibare; agyemang; acheampong; annan; baffour; darko; diallo jalloh jallow; diouf; diarra; dembele
coulibaly
camara; cisse ceesay sesay; conde; balde baldeh; fofana; gueye; keita; konate; kouyate; ndiaye njie; niang; ouattara
ouedraogo; sanogo
savadogo; sissoko; sidibe; sylla; thiam; toure ture touray; traore trawore; kabila; tshisekedi; lumumba; mobutu; mukendi
kabongo
kalala; ilunga; mbuyi; nkosi; ndlovu; dlamini; khumalo; mkhize; mthembu; ngcobo; nkabinde; ntuli; sithole; zwane
mokoena; molefe; motaung; mahlangu; maseko; mabaso; hadebe; buthelezi; gumede; kamau; mwangi; njoroge; otieno
ochieng; odhiambo; omondi; onyango; wanjala; kiprono; kipchoge; mwenda; bekele; tesfaye; kebede; abebe; alemu
assefa; girma; hailu; getachew; mekonnen; tadesse; worku; wolde; negash; desta; gebre; sinha; anand; kadam; thakur
thakkar; rathore; solanki; parmar; prasad; oraon; murmu; desilva; jayawardena; jayasuriya; bandara; dissanayake
gunawardena; gunasekara; rajapaksa rajapakse rajapaksha; ratnayake; senanayake; weerasinghe; wijesinghe wijesinha; wijeratne
zardari
gardezi; chattha; janjua; tarar; kutlu; ulusoy; yavuz; akbulut; akgul; albayrak; ayhan; baris; coban; dursun
gultekin; gunay; guven; georgiadou; vasiliadis vasiliadou; markou; panagiotou; kostopoulos; samaras; savvidis savvidou
stavrou
triantafyllou; tsakalotos; venizelos; zacharias; chatzis; charalambous; apostolou; anagnostou; bianchini; riccio
martelli; ferrero; ruggeri; brauner; baumgartner; dietrich; ernst; friedrich; heinrich; hofer; kraft; ludwig
lewicki; zielonka; szymczak; jankowiak; nowacki; malinowicz; zawadzki; chmielewski; wlodarczyk; czarnecki; sawicki
wysocki; cieslak; szczepanski; kazmierczak; czerwinski; glowacki; przybylski; blaszczyk; pospisil; pokorny; kovarik
hegedus; radulescu; tudor; iancu; mihai; neagu; petrescu; preda; sandu; ungureanu; voicu
wickremesinghe wickramasinghe
alderson; aldridge; ashcroft; bartlett; baxter; bentley; blackburn; blair; blake; bolton; booth; bradshaw; bray
brennan; briggs; britton; browning; buchanan; buckley; bull; burrows; bush; butcher; cartwright; chadwick; chamberlain
charlton; clements; coates; connolly; conway; cox; crowley; cullen; curran; currie; davey; dobson; doherty; donaldson
donovan; drake; duffy; dyer; eaton; edmonds; finch; finlay; finn; fitzpatrick; forbes; forsyth; fox; frost; fry
gallagher; gibbons; godfrey; gough; gould; greenwood; hancock; hargreaves; hargrove; hathaway; hewitt; higgins; hilton
hobbs; holden; holloway; holt; houghton; howarth; humphreys; hurst; hutchinson; hyde; ingram; kaur; keating; kemp
knowles; lamb; leach; mahoney; mann; marsh; mccabe; mccann; mcdonnell; mcdonough; mcintosh; mclaughlin; mellor
metcalfe; middleton; milne; morley; morrow; muir; mullen; naylor; newell; oakley; ohara; orourke; osborne; parry
pemberton; phelps; pickering; piper; pollard; poole; pope; potts; pratt; pugh; quinn; ramsay; reeves; rhodes; rowley
schofield; sewell; sinclair; singleton; slater; spence; steele; stokes; sutherland; swann; sweeney; talbot; tate
thorpe; townsend; turnbull; vaughan; walsh; waters; watt; watts; whitehead; whitehouse; bajic; begic
blazic; brkic; culic; dacic; danilovic; dimitrijevic; dodik; galic; garic; grbic; ivkovic; katic; klaric; lekic
loncar; maksimovic; malic; mandic; milutinovic; mitic; orlic; pantelic; pavkovic; prlic; protic; rajic; rasic; sabic
sekulic; stojic; talic; terzic; trifunovic; vidic; vlahovic; vukic; zagorac; zupan; boersma; bos; dijk dyk dyck; driessen
kok
kuiper; leeuwen; postma; ruiter; schipper; veen; verhoeven; vliet; vos; vries; westra; wijk; wit; witte; zwart; zahawi
anazi anzi; subaie; shehri shihri; asiri; juhani; sulami; thaqafi; khalidi; hassani; samarrai; baghdadi; basri; mosuli; kurdi
masri; shami; halabi; homsi; dimashqi; beiruti; lubnani; filastini; maqdisi; tunisi; jazairi; maghribi; sudani; somali
yemeni; hadrami; sanani; khatib; sabbagh; suwaidan; zawahiri; zarqawi; adnani; awlaki; harithi; badawi; banna; qassam
rantisi; sinwar; nasrallah; mughniyeh mughniyah; badreddine; safieddine; qaouk; fneish; berri; jumblatt; geagea; hariri
gemayel
frangieh; chamoun; karami; mikati; siniora; makhlouf; shalish; khaddam; tlass; mamlouk; dixit; gulati; jha; kashyap
kaul; kothari; nambiar; nath; nayak; nehru; parekh; patnaik; rao; rastogi; rege; sachdev; saha; sahni; saini; sehgal
shastri; shenoy; soni; srivastava; subramanian; tyagi; upadhyay; vashisht; venkatesan; vyas; awan; baloch; chishti
jadoon; jamali; khosa; lodhi; magsi; minhas; qazi; raza; wardak; alokozai; ghilzai; shinwari; ahmadzai; sherzai
noorani; naqdi; abad; acosta; alarcon; alvarado; aragon; arana; arce; ayala; ballesteros; barajas; barrios; becerra
bermudez; bernal; bustamante; bustos; caceres; calderon; carrera; cisneros; coronado; cuellar; duenas; elizondo
escobedo; esquivel; fajardo; galindo; gamboa; gaxiola; godoy; gongora; heredia; hinojosa; huerta; hurtado; izquierdo
ledesma; leyva; linares; llamas; lucero; madrigal; manzano; melendez; mena; montalvo; mosquera; naranjo; narvaez
ojeda; olivares; olmos; orrego; peralta; perdomo; pizarro; portillo; preciado; puerta; pulido; quevedo; quintana
quiroga; rendon; reyna; rincon; roldan; saavedra; sarmiento; solano; soria; tirado; toledo; urrutia; valadez; vallejo
vergara; villalobos; yanez; zarate; amaral; carneiro; coutinho; furtado; guimaraes; medeiros; ramalho; sequeira
silveira; achebe; adichie; akufo; ampofo; azikiwe; bamba; bangura; chirwa; diabate; diagne; diakite; diawara
diop; doumbia; eze ezeh; gaye; kabore; kagame; kante; kone; koroma; lungu; mabena; machar; makenga; mandela; mbeki
mnangagwa; moyo; mugabe; museveni; mutasa; mwale; nguema; nkomo; ntaganda; nyerere; obama; obasanjo; phiri; rawlings
sall; samake; sangare; sankara; savimbi; sow; tembo; tshabalala; tutu; wekesa; zulu; zuma; aghaei; ahmadian; ajdari
akhavan; akhlaghi; alizadeh; ashtiani; attar; azimi; bahadori; davari; davoudi; ebadi; esfahani; eslami; fadavi
fattahi; firouzabadi; gharibi; haghighi; hajizadeh; izadi; javadi; kamali; kharrazi; khodaei; madani; mahdavi
mazaheri; moghadam; mottaki; namazi; nikbakht; parsa; pourmohammadi; ramezani; sadr; shabani; shamkhani; shariati
talebi; torabi; vaezi; zolghadr zolqadr; abate; castellani; dubreuil; akyuz; demirtas; karakaya; koc; unal; andreou
efstathiou; galanis; koutsoukis; kyriakou; mitsotakis; simitis; tsipras; tzavaras; varoufakis; xenakis; zervas
tsvetaev tsvetayev cvetaev zwetajew
guskov guskow
gusakov gusakow
khlebnikov hlebnikov chlebnikow chlebnikov
kolesnik kolisnyk
melnyk melnik
melnychenko melnichenko
moroz
zhdankin
akhmetov ahmetov achmetow
bondarchuk
gerasimenko herasymenko
tursunboyev tursunbaev
zhumabaev jumabaev jumabayev zhumabayev
zhumagulov jumagulov
mammadli
huseynov guseinov guseynov huseinov husseinov
ismayilov ismailov ismaylov
meredov meredow
carvalhal
hamdan hamdane
jovanov
vucicevic
vukicevic
kaczorowski
bhattacharjee
mozaffari muzaffari
daneshvar
keshavarz
qurashi qureishi quraishi qureshi
shamrani
setiadi
suharyanto soeharyanto
sugiyanto soegiyanto
sudarmono soedarmono
sudarmanto soedarmanto
sudarsono soedarsono
prabowo
hidayat
syahputra
wongsawat wongsawad
boonmee bunmi
phetcharat petcharat
chkheidze
kipshidze qipshidze
gebreab ghebreab
gebremeskel ghebremeskel
gebremariam ghebremariam
ncube
habyarimana
abdrakhmanov abdrakhmanow abdrakhmanoff abdrahmanov abdrahmanow abdrahmanoff abdurakhmanov abdurakhmanow abdurakhmanoff abdurahmanov abdurahmanow abdurahmanoff
abdullaev abdullaew abdullaeff abdullayev
ageev ageew ageeff ageyev
aitbaev aitbaew aitbaeff aitbayev
akbarov akbarow akbaroff
aleshin
allaberdiev allaberdiew allaberdieff allaberdiyev
anisimov anisimow anisimoff
antipov antipow antipoff
arkhipov arkhipow arkhipoff arhipov arhipow arhipoff
artamonov artamonow artamonoff
atabekov atabekow atabekoff
azimov azimow azimoff
baburin
baimukhanov baimukhanow baimukhanoff baimuhanov baimuhanow baimuhanoff
balashov balashow balashoff
baratov baratow baratoff
beisenov beisenow beisenoff
bekov bekow bekoff
belousov belousow belousoff
belozerov belozerow belozeroff
berdyev berdyew berdyeff berdiev berdiew berdieff
bespalov bespalow bespaloff
boboev boboew boboeff boboyev
bobrov bobrow bobroff
bobylev bobylew bobyleff
boichuk boychuk
bolshakov bolshakow bolshakoff
cherneenko
chesnokov chesnokow chesnokoff
dadajanov dadajanow dadajanoff
danilin
davydenko
didenko
dorofeev dorofeew dorofeeff dorofeyev
doronin
drozdov drozdow drozdoff
dzhaksybekov dzhaksybekow dzhaksybekoff djaksybekov djaksybekow djaksybekoff
ergashev ergashew ergasheff
ermolaev ermolaew ermolaeff ermolayev
eshonqulov eshonqulow eshonquloff
esimov esimow esimoff
evdokimov evdokimow evdokimoff
evseev evseew evseeff evseyev
fadeev fadeew fadeeff fadeyev
fayzullaev fayzullaew fayzullaeff fayzullayev
fedoseev fedoseew fedoseeff fedoseyev
fomichev fomichew fomicheff
gafurov gafurow gafuroff
ganiev ganiew ganieff ganiyev
glushkov glushkow glushkoff
golovanov golovanow golovanoff
gorshkov gorshkow gorshkoff
gromov gromow gromoff hromau
guryev guryew guryeff guriev guriew gurieff
hashimov hashimow hashimoff
ikramov ikramow ikramoff
inoyatov inoyatow inoyatoff
ishankulov ishankulow ishankuloff
ivanenko
jabbarov jabbarow jabbaroff
jalilov jalilow jaliloff
jumaev jumaew jumaeff jumayev
kadyrov kadyrow kadyroff qodirov qodirow qodiroff
kamalov kamalow kamaloff
kenzhebaev kenzhebaew kenzhebaeff kenjebaev kenzhebayev kenjebaew kenjebaeff
khalilov khalilow khaliloff halilov halilow haliloff
khodjaev khodjaew khodjaeff hodjaev khodjayev hodjaew hodjaeff
khokhlov khokhlow khokhloff hohlov hohlow hohloff
knyazev knyazew knyazeff kniazev kniazew kniazeff
kolobov kolobow koloboff
kolomiets kolomiec
kononov kononow kononoff
korotkov korotkow korotkoff
korovin
krasilnikov krasilnikow krasilnikoff
kulyk
lavrentyev lavrentyew lavrentyeff lavrentiev lavrentiew lavrentieff
litvinenko lytvynenko
litvinov litvinow litvinoff
lvov lvow lvoff
lytkin
lytvyn litvin
mamatov mamatow mamatoff
maslennikov maslennikow maslennikoff
merkulov merkulow merkuloff
meshkov meshkow meshkoff
molchanov molchanow molchanoff
mukhamedov mukhamedow mukhamedoff muhamedov muhamedow muhamedoff
mukhametzhanov mukhametzhanow mukhametzhanoff muhametzhanov mukhametjanov muhametzhanow mukhametjanow muhametzhanoff mukhametjanoff
mukhin muhin
nekrasov nekrasow nekrasoff
nematov nematow nematoff
nesterov nesterow nesteroff
nikiforov nikiforow nikiforoff
nikonov nikonow nikonoff
niyazov niyazow niyazoff
normatov normatow normatoff
nurmatov nurmatow nurmatoff
nurpeisov nurpeisow nurpeisoff
ochilov ochilow ochiloff
odintsov odintsow odintsoff odincov odincow odincoff
oliinyk oleinik
ovsyannikov ovsyannikow ovsyannikoff ovsiannikov ovsiannikow ovsiannikoff
panin
pankratov pankratow pankratoff
pashayev pashayew pashayeff
plotnikov plotnikow plotnikoff
polishchuk
ponomarenko
pulatov pulatow pulatoff
rajabov rajabow rajaboff
ramazanov ramazanow ramazanoff
rubtsov rubtsow rubtsoff rubcov rubcow rubcoff
rustamov rustamow rustamoff
ruziev ruziew ruzieff ruziyev
safronov safronow safronoff
samadov samadow samadoff
samoilov samoilow samoiloff
sarsenov sarsenow sarsenoff
satpaev satpaew satpaeff satpayev
savytsky savycky
seitkazin
seleznev seleznew selezneff
seliverstov seliverstow seliverstoff
shahbazov shahbazow shahbazoff
shchukin
shilov shilow shiloff
shiryaev shiryaew shiryaeff shiriaev shiryayev shiriaew shiriaeff
sitnikov sitnikow sitnikoff
skvortsov skvortsow skvortsoff skvorcov skvorcow skvorcoff
smolin
strelkov strelkow strelkoff
subbotin
sysoev sysoew sysoeff sysoyev
taran
tleubaev tleubaew tleubaeff tleubayev
toktarov toktarow toktaroff
toshev toshew tosheff
tretyakov tretyakow tretyakoff tretiakov tretiakow tretiakoff
trifonov trifonow trifonoff
tsymbaliuk cymbaliuk
turdiev turdiew turdieff turdiyev
ulyanov ulyanow ulyanoff ulianov ulianow ulianoff
urinbaev urinbaew urinbaeff urinbayev
vasilyev vasilyew vasilyeff vasiliev vasiliew vasilieff
vdovin
vishnyakov vishnyakow vishnyakoff vishniakov vishniakow vishniakoff
voronkov voronkow voronkoff
yakushev yakushew yakusheff
yudin
yuldashev yuldashew yuldasheff
yunusov yunusow yunusoff
zeynalov zeynalow zeynaloff
zhakupov zhakupow zhakupoff jakupov jakupow jakupoff
zhumabekov zhumabekow zhumabekoff jumabekov jumabekow jumabekoff
zimin
zinovyev zinovyew zinovyeff zinoviev zinoview zinovieff
zolotarev zolotarew zolotareff
chaiyasit; chaisuwan; boonyarat; srisai; srisuk; srisuwan; sriwong; wongsuwan; wongthong; rattanakul; rattanaporn
thongchai; thongdee; thongsuk; thongkham; suksawat; suksan; suwan; suwannarat; saetang; saelim; jaidee; kaewkla
intharat; phromma; chantarat; chaiyo; somboon sombun; panyarachun; biswas; mitra; pal; kundu; roy; dey; karmakar
sutradhar; talukdar talukder; howlader; sikder sikdar; bhuiyan bhuiya; miah mia; mollah molla; pramanik; halder haldar
kilinc; kilicaslan; sen; sener; sengul; sert; sevim; solmaz; soysal; sozen; taner; tas; tasci; tasdemir; tekeli; temiz
topcu; torun; tuna; tunc; turgut; turkoglu; unlu; ustun; vural; yalman; yener; yetkin; yurt; zeybek; akcay; akdeniz
akyol; altinok; arikan; atalay; aygun; bal; bas; baysal; bektas; bilgic; bingol; bozdag; bulbul; cakmak; candan
caliskan; celebi; cetinkaya; cicek; dag; dagdelen; demirbas; deniz; dogru; donmez; durak; elmas; ergun; erkan; ertas
esen; gencer; goktas; gul; gumus; guzel; inan; karabulut; karahan; karakoc; kayaoglu; keles; kesen; kocaman; kurtulus
oral; orhan; ozbek; ozkaya; pala; parlak; sahinoglu; saglam; sarikaya; bjornsson; bjarnason; arnason; asgeirsson
einarsson; finnbogason; fridriksson; gislason; gudjonsson; gudmundsson; gunnarsson; halldorsson; hannesson
haraldsson; helgason; hauksson; ingolfsson; ingvarsson; kristinsson; kristjansson; larusson; magnusson; oddsson
palsson; petursson; ragnarsson; sigmundsson; sigurbjornsson; sigurdsson; sigurjonsson; snorrason; stefansson
steinsson; sveinsson; sverrisson; thordarson; thorsteinsson; thorvaldsson; tryggvason; valdimarsson; zhuchkov 
zhilin; zhirkov; zharkov; zhelev; zhivkov; zubarev; yermolov ermolov; yershov ershov; yesin esin; vasnetsov; vodyanov
voroshilov; vyazemsky; tolstoy tolstoi; troshin; turgenev; tyutchev; usov; utkin; fomenko; glebov; grekov; gribov
gromyko; bragin; budanov; bukharin; bulganin; shcherbatov; susanin; suslov souslov; sukhorukov; surkov; sultangaliev
korol; koroliuk; melnychuk melnichuk; hnatiuk gnatyuk gnatiuk; hordiienko gordienko; lytvynchuk; mykhailenko
onyshchenko; prykhodko prikhodko; serdiuk; shulha; stetsenko; stus; vlasiuk
zachariadis zachariadou zahariadis; zachariou; petrou; dia; dieng; drame; fall; faye; mbaye; mbodj; mboup; samb; sane
sarr; seck; sene; tall; tounkara; nnadi; obi; oguejiofor; adesina; ojo; ogunlesi; okunola; olawale; sowande; asare
horky; hajny; novy; cech; barta; stastny; stanek; vavra; zak; zelenka; soukup; tichy; hruska; hruby; havlicek
hlavac; hlavacek; kazlauskas; jankauskas; jankunas; petrauskas; petraitis; butkus; butkevicius; balciunas; paulauskas
paulaitis; stankevicius; stankunas; vasiliauskas; zukauskas; urbonas; urbanavicius; kavaliauskas; navickas
ramanauskas; rimkus; savickas; sinkevicius; mikalauskas; mazeika; adomaitis; jonaitis; juska; kairys; berzins berzina
kalnins kalnina; ozols ozola; jansons jansone; liepins liepina; krumins krumina; balodis balode; eglitis eglite
petersons petersone; vitols vitola; zarins zarina; ozolins ozolina; meer; meij; burg; dam; kuipers; veenstra; vink
scholten; weise; weiser weisser; liebknecht
`;
