import type { QuestionsByTrend } from '../starter-question'

export const newsAndPoliticsQuestions: QuestionsByTrend = {
  'fridays-for-future': [
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'At first Greta Thunberg struck on every school day. Why only for three weeks?',
      right: 'Sweden then held its election',
      wrong: ['The autumn school holidays began', 'The police moved her on', 'Her parents set a limit'],
      explanation:
        'She wanted to be seen until the election of 9 September 2018. Only then did she decide to come back every Friday.',
      page: { title: 'Greta Thunberg', url: 'https://en.wikipedia.org/wiki/Greta_Thunberg' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did Greta Thunberg’s mother represent Sweden in 2009?',
      right: 'At the Eurovision Song Contest',
      wrong: ['At the figure skating finals', 'At the Biennale of art in Venice', 'At the climate summit'],
      explanation:
        'Malena Ernman is an opera singer and sang “La voix” in Moscow. She later gave up flying, and with it much of her career abroad.',
      page: { title: 'Malena Ernman', url: 'https://en.wikipedia.org/wiki/Malena_Ernman' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Thunberg’s father is named after a Swedish relative. What did that man calculate in 1896?',
      right: 'How carbon dioxide warms Earth',
      wrong: ['How fast glaciers shrink', 'How old the oceans are', 'How far the Sun’s rays reach'],
      explanation:
        'Svante Arrhenius worked out what more carbon dioxide would do to the temperature. He expected thousands of years to pass, and thought that warmth would be pleasant.',
      page: { title: 'Svante Arrhenius', url: 'https://en.wikipedia.org/wiki/Svante_Arrhenius' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'A racing yacht took Thunberg to New York in 2019. What did it lack?',
      right: 'A toilet',
      wrong: ['A radio', 'An engine', 'A life raft'],
      explanation:
        'On board the Malizia II there was a blue bucket, and freeze-dried food. The crossing took two weeks.',
      page: { title: 'Voyage of Greta Thunberg', url: 'https://en.wikipedia.org/wiki/Voyage_of_Greta_Thunberg' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'She had sailed to America when her climate summit was moved from Chile to Madrid. What did she do?',
      right: 'Hitched a lift on a catamaran',
      wrong: ['Took a cargo ship to Spain', 'Spoke to it by video link', 'Took her first flight in years'],
      explanation:
        'She asked online for a lift, and an Australian couple sailing with their baby took her to Lisbon in three weeks.',
      page: { title: 'Voyage of Greta Thunberg', url: 'https://en.wikipedia.org/wiki/Voyage_of_Greta_Thunberg' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Whose walkouts gave Thunberg the idea of striking from school?',
      right: 'Florida pupils against guns',
      wrong: ['French pupils against exams', 'Chilean pupils against fares', 'Korean pupils against homework'],
      explanation:
        'After the shooting in Parkland in 2018 pupils left their lessons to ask for stricter gun laws. She tried to win Swedish pupils for a walkout of their own, failed, and sat down alone.',
      page: { title: 'Fridays for Future', url: 'https://en.wikipedia.org/wiki/Fridays_for_Future' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Swedes answered flygskam, the shame of flying, with “tågskryt”. What is that?',
      right: 'Boasting about train trips',
      wrong: ['Fear of missing the train', 'Sleeping badly on night trains', 'Envy of those who still fly'],
      explanation:
        'Tåg is a train and skryt a boast. Posting pictures from the dining car became the other half of flight shame.',
      page: { title: 'Flight shame', url: 'https://en.wikipedia.org/wiki/Flight_shame' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'At a march you see a banner of blue and red stripes. What is one stripe?',
      right: 'One year’s temperature',
      wrong: ['One country’s emissions', 'One degree of warming', 'One town’s air quality'],
      explanation:
        'Ed Hawkins of Reading reduced climate data to colours without a single number. Football shirts, trams and the ties of weather presenters have worn them since.',
      page: { title: 'Warming stripes', url: 'https://en.wikipedia.org/wiki/Warming_stripes' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'A tiny beetle was named after Thunberg in 2019. Which feature recalled her?',
      right: 'Antennae like pigtails',
      wrong: ['A coat of raincoat yellow', 'A habit of sitting still', 'A frown between the eyes'],
      explanation:
        'The insect from Kenya is less than a millimetre long and had lain in the Natural History Museum since the 1960s. It is called Nelloptodes gretae.',
      page: { title: 'Nelloptodes gretae', url: 'https://en.wikipedia.org/wiki/Nelloptodes_gretae' },
    },
    {
      type: 'prediction',
      difficulty: 'hard',
      question: 'Young activists took Germany’s climate law to the highest court. What did the judges say in 2021?',
      right: 'Too much was left for after 2030',
      wrong: ['Strikers may miss their lessons', 'Coal must stop within a year', 'Minors may not bring such a case'],
      explanation:
        'The judges found that easy years now would cost the young their freedom later. Parliament tightened the law within weeks.',
      page: { title: 'Climate change litigation', url: 'https://en.wikipedia.org/wiki/Climate_change_litigation' },
    },
  ],
  'marriage-equality': [
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which country was the first to let couples of the same sex register a partnership?',
      right: 'Denmark',
      wrong: ['Netherlands', 'Sweden', 'Canada'],
      explanation:
        'The law came in 1989. Among the first couples were Axel and Eigil Axgil, who had been together for forty years and had made one surname of their first names.',
      page: {
        title: 'Registered partnership in Denmark',
        url: 'https://en.wikipedia.org/wiki/Registered_partnership_in_Denmark',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Where did the couple behind the US Supreme Court’s ruling of 2015 marry?',
      right: 'In a plane on the ground',
      wrong: ['In a hospital chapel', 'On a ferry to Canada', 'In a courthouse corridor'],
      explanation:
        'Ohio would not marry them, and one of them was gravely ill, so friends paid for a medical plane to Maryland. The ceremony on the tarmac took a few minutes.',
      page: { title: 'Obergefell v. Hodges', url: 'https://en.wikipedia.org/wiki/Obergefell_v._Hodges' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Who ran Australia’s vote on marriage in 2017?',
      right: 'The Bureau of Statistics',
      wrong: ['The Electoral Commission', 'The High Court', 'The National Library'],
      explanation:
        'Parliament had refused a plebiscite, so the government asked its statisticians to survey everybody by post. Almost 80 per cent sent the form back, though nobody had to.',
      page: {
        title: 'Australian Marriage Law Postal Survey',
        url: 'https://en.wikipedia.org/wiki/Australian_Marriage_Law_Postal_Survey',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Amsterdam’s mayor married the first couples at midnight. What had he done before?',
      right: 'Seen the law through parliament',
      wrong: ['Voted against the law twice', 'Sued for the law in the courts', 'Written a play about the law'],
      explanation:
        'Job Cohen had been the junior minister in charge of the law. Few politicians get to use their own paragraph with a microphone in hand.',
      page: { title: 'Job Cohen', url: 'https://en.wikipedia.org/wiki/Job_Cohen' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which bill made the widow Edith Windsor take the United States to court?',
      right: 'An inheritance tax bill',
      wrong: ['A hospital bill', 'A funeral bill', 'A bill for a family grave'],
      explanation:
        'She was asked for 363,053 dollars, since the state did not count her wife as a wife. The court decided for her in 2013.',
      page: { title: 'United States v. Windsor', url: 'https://en.wikipedia.org/wiki/United_States_v._Windsor' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which Pacific territory with about 50 inhabitants passed a marriage law in 2015?',
      right: 'Pitcairn',
      wrong: ['Niue', 'Tokelau', 'Norfolk Island'],
      explanation:
        'The home of the descendants of the Bounty’s mutineers changed its law with nobody waiting for it. Within weeks the news had gone round the world.',
      page: { title: 'Pitcairn Islands', url: 'https://en.wikipedia.org/wiki/Pitcairn_Islands' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'At which yearly event in Taiwan did same-sex couples marry for the first time in 2020?',
      right: 'The army’s mass wedding',
      wrong: ['The lantern festival', 'The Taipei marathon', 'The great dragon boat race'],
      explanation: 'There were two of them among 188 couples. Taiwan was then the only place in Asia where they could.',
      page: { title: 'Same-sex marriage in Taiwan', url: 'https://en.wikipedia.org/wiki/Same-sex_marriage_in_Taiwan' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'The first rainbow flag of 1978 had a stripe in hot pink. Why was it dropped?',
      right: 'The fabric was hard to get',
      wrong: ['The colour faded in the sun', 'The city council objected', 'The number eight was unlucky'],
      explanation:
        'Gilbert Baker’s first flags were dyed by hand, but hot pink cloth could not be bought in quantity. Turquoise went too, so that the stripes could be split evenly.',
      page: { title: 'Gilbert Baker (artist)', url: 'https://en.wikipedia.org/wiki/Gilbert_Baker_(artist)' },
    },
    {
      type: 'application',
      difficulty: 'hard',
      question: 'Two women want a religious wedding in England. Which is barred by law from giving them one?',
      right: 'The Church of England',
      wrong: ['The Quakers', 'The Unitarians', 'The liberal synagogues'],
      explanation:
        'The Act of 2013 lets religious bodies choose, except the established church, for which it stays forbidden. Quakers and Unitarians had asked to be allowed.',
      page: {
        title: 'Marriage (Same Sex Couples) Act 2013',
        url: 'https://en.wikipedia.org/wiki/Marriage_(Same_Sex_Couples)_Act_2013',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'South Africa’s highest court gave parliament a year to open marriage. How early was it ready?',
      right: 'One day',
      wrong: ['One week', 'Two months', 'Six months'],
      explanation:
        'The law took effect on 30 November 2006; on 1 December the judges’ own wording would have applied. No country in Africa had gone so far.',
      page: {
        title: 'Same-sex marriage in South Africa',
        url: 'https://en.wikipedia.org/wiki/Same-sex_marriage_in_South_Africa',
      },
    },
  ],
  'right-to-repair': [
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which kitchen machine at McDonald’s fails so often that a website maps it across America?',
      right: 'The ice-cream machine',
      wrong: ['The drinks fountain', 'The coffee machine', 'The deep fryer'],
      explanation:
        'A young programmer let a bot try to order a sundae everywhere. In October 2024 the Copyright Office allowed breaking the software locks on such machines to mend them.',
      page: { title: 'mcbroken', url: 'https://mcbroken.com/' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How heavy was the kit Apple lent out in 2022 for changing a phone battery?',
      right: 'About 36 kilograms',
      wrong: ['About 2 kilograms', 'About 6 kilograms', 'About 15 kilograms'],
      explanation:
        'It came in two hard cases on wheels. A reporter needed them to replace a battery that weighs about as much as a few sheets of paper.',
      page: {
        title: 'Apple shipped me a 79-pound iPhone repair kit to fix a 1.1-ounce battery, The Verge',
        url: 'https://www.theverge.com/2022/5/21/23079058/apple-self-service-iphone-repair-kit-hands-on',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Apple put unusual five-lobed screws into the iPhone 4. How did iFixit answer?',
      right: 'It sold kits to swap them',
      wrong: ['It sued for unfair trade', 'It refused to open the phone', 'It taught people to drill'],
      explanation: 'The “liberation kit” came with the right screwdriver and two ordinary screws to put in instead.',
      page: { title: 'Pentalobe screw', url: 'https://en.wikipedia.org/wiki/Pentalobe_screw' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question:
        'From 1925 makers of light bulbs fined each other for bulbs that lasted too long. How long was allowed?',
      right: '1,000 hours',
      wrong: ['250 hours', '2,500 hours', '10,000 hours'],
      explanation:
        'The Phoebus cartel tested samples in Switzerland and kept a table of fines. Bulbs had lasted up to twice as long before.',
      page: { title: 'Phoebus cartel', url: 'https://en.wikipedia.org/wiki/Phoebus_cartel' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'In 2017 American farmers got software to mend their own tractors from which country?',
      right: 'Ukraine',
      wrong: ['Brazil', 'India', 'Israel'],
      explanation:
        'Reporters found them in closed forums, buying cracked John Deere programs. An official mechanic could be days away at harvest time.',
      page: { title: 'Right to repair', url: 'https://en.wikipedia.org/wiki/Right_to_repair' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'Your coffee machine dies in Austria in late 2022. What does the state offer?',
      right: 'Half the repair bill',
      wrong: ['A machine on loan', 'A repair course', 'A longer warranty'],
      explanation:
        'The repair bonus covered half the cost, up to 200 euros. Some half a million repairs were paid for within its first year.',
      page: {
        title: 'Repair bonus: How to get money back when electrical items break in Austria, The Local',
        url: 'https://www.thelocal.at/20220125/repair-bonus-how-to-get-money-back-when-electrical-items-break-in-austria/',
      },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You look at phones in a French shop in 2021. What must stand beside the price?',
      right: 'A mark for repairability',
      wrong: ['The battery’s birthday', 'The weight of its box', 'Its country of final assembly'],
      explanation:
        'The mark goes up to ten and counts manuals, spare parts and how many steps it takes to open the thing. France was the first country to demand it.',
      page: { title: 'Right to repair', url: 'https://en.wikipedia.org/wiki/Right_to_repair' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Which broken thing without a manual led two students to found iFixit in 2003?',
      right: 'An iBook',
      wrong: ['A Game Boy', 'A coffee machine', 'A Walkman'],
      explanation:
        'Kyle Wiens and Luke Soules had to find out by trial how to open it. They put their own manual online, and then sold the parts.',
      page: { title: 'IFixit', url: 'https://en.wikipedia.org/wiki/IFixit' },
    },
    {
      type: 'application',
      difficulty: 'medium',
      question: 'A sticker on your console says “warranty void if removed”. What did US officials say in 2018?',
      right: 'Such a threat is unlawful',
      wrong: ['Such stickers need a date', 'Only consoles may have one', 'The shop must reseal it'],
      explanation:
        'The Federal Trade Commission wrote to six companies. A law of 1975 forbids tying a warranty to who repairs a thing.',
      page: {
        title: 'Magnuson–Moss Warranty Act',
        url: 'https://en.wikipedia.org/wiki/Magnuson%E2%80%93Moss_Warranty_Act',
      },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Hospitals ran short of technicians in spring 2020. What did iFixit collect for them?',
      right: 'Manuals for ventilators',
      wrong: ['Spare parts for beds', 'Tablets for patients', 'Lamps for operating rooms'],
      explanation:
        'Librarians and volunteers sorted thousands of documents on medical devices, some of which makers would not give away.',
      page: { title: 'IFixit', url: 'https://en.wikipedia.org/wiki/IFixit' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question:
        'Polish trains refused to start after repairs in 2022. What did hackers report finding in the software?',
      right: 'Positions of rival workshops',
      wrong: ['A virus from a ticket machine', 'A calendar without leap days', 'A map of the wrong country'],
      explanation:
        'A train that stood there for days would not move again, they said; even a hall still being built was listed. The maker, Newag, denies having put in such a lock.',
      page: { title: 'Newag', url: 'https://en.wikipedia.org/wiki/Newag' },
    },
  ],
  'free-public-transport': [
    {
      type: 'application',
      difficulty: 'medium',
      question: 'You board a train in Luxembourg in the summer of 2020. For what do you still pay?',
      right: 'First class',
      wrong: ['A bicycle', 'A dog', 'A night train'],
      explanation:
        'Second class, trams and buses had become free in the whole country. First-class tickets stayed, for those who like to sit among fewer people.',
      page: { title: 'Transport in Luxembourg', url: 'https://en.wikipedia.org/wiki/Transport_in_Luxembourg' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'Free buses brought Tallinn money. How?',
      right: 'More people registered there',
      wrong: ['Drivers paid a new road toll', 'Buses carried more adverts', 'Inspectors fined more cars'],
      explanation:
        'Only registered residents ride free, so thousands who lived there anyway signed up, and their income tax came with them.',
      page: { title: 'Free public transport', url: 'https://en.wikipedia.org/wiki/Free_public_transport' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'Hasselt in Belgium made its buses free in 1997. What happened to ridership?',
      right: 'It grew over tenfold',
      wrong: ['It doubled', 'It rose by a third', 'It hardly changed'],
      explanation:
        'Many rode simply to meet friends or visit somebody in hospital. After sixteen years the town could no longer pay for it.',
      page: { title: 'Hasselt', url: 'https://en.wikipedia.org/wiki/Hasselt' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which German holiday island was visited by punks with nine-euro tickets in 2022?',
      right: 'Sylt',
      wrong: ['Rügen', 'Usedom', 'Norderney'],
      explanation:
        'The island of the rich had joked about it in advance, so the punks came and camped for weeks. Even the local fountain was occupied.',
      page: { title: 'Sylt', url: 'https://en.wikipedia.org/wiki/Sylt' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'How many nine-euro tickets did Germany sell in three months?',
      right: 'About 52 million',
      wrong: ['About 3 million', 'About 12 million', 'About 150 million'],
      explanation:
        'That is more than one for every second inhabitant, season tickets not counted. Regional trains to the sea were so full that some left people behind.',
      page: { title: '9-Euro-Ticket', url: 'https://en.wikipedia.org/wiki/9-Euro-Ticket' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Members of the Swedish group Planka.nu pay into a fund every month. What does it cover?',
      right: 'Fines for riding without a ticket',
      wrong: ['Taxis home when the last bus is gone', 'Bus tickets for pensioners', 'New shelters at bus stops'],
      explanation:
        'It is an insurance for fare dodgers, and it costs far less than a season ticket. The group wants public transport paid out of taxes.',
      page: { title: 'Planka.nu', url: 'https://en.wikipedia.org/wiki/Planka.nu' },
    },
    {
      type: 'prediction',
      difficulty: 'medium',
      question: 'A German rides without a ticket in 2022 and cannot pay the fine. What may follow?',
      right: 'Days in prison',
      wrong: ['A ban from trains', 'A cut in pension', 'A blocked passport'],
      explanation:
        'It was a criminal offence, and thousands were locked up every year over unpaid fines. A fund of donations bought many of them out.',
      page: { title: 'Fare evasion', url: 'https://en.wikipedia.org/wiki/Fare_evasion' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'Vienna cut its yearly ticket to one euro a day in 2012. How many people had one by 2019?',
      right: 'About 850,000',
      wrong: ['About 40,000', 'About 120,000', 'About 400,000'],
      explanation:
        'That is close to half the city, and more yearly tickets than cars. Before the cut there had been some 360,000.',
      page: { title: 'Wiener Linien', url: 'https://en.wikipedia.org/wiki/Wiener_Linien' },
    },
    {
      type: 'analysis',
      difficulty: 'hard',
      question: 'How much of the cost of Luxembourg’s public transport did fares cover before 2020?',
      right: 'Less than a tenth',
      wrong: ['About a third', 'About a half', 'Nearly all'],
      explanation:
        'Some 40 million euros came in from tickets, and about 500 million went out. The machines and inspectors were hardly worth keeping.',
      page: { title: 'Transport in Luxembourg', url: 'https://en.wikipedia.org/wiki/Transport_in_Luxembourg' },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why are Luxembourg’s roads full although the country is so small?',
      right: 'Nearly half its workers live abroad',
      wrong: [
        'Its railway was closed in the 1990s',
        'Its motorways stop short of the capital',
        'Its buses stop running at eight',
      ],
      explanation:
        'About 200,000 people came to work from France, Germany and Belgium every day in 2020, in a country of little more than 600,000. Their free ride ends at the border.',
      page: { title: 'Luxembourg', url: 'https://en.wikipedia.org/wiki/Luxembourg' },
    },
  ],
  'open-source-investigation': [
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'The name Bellingcat comes from a fable about mice. What is their trouble?',
      right: 'Nobody dares to do it',
      wrong: ['The cat cannot hear', 'The cat likes the bell', 'The bell is too heavy'],
      explanation:
        'All agree that the cat should wear a bell, and nobody wants to be the one who ties it on. A friend suggested the name to Eliot Higgins.',
      page: { title: 'Belling the Cat', url: 'https://en.wikipedia.org/wiki/Belling_the_Cat' },
    },
    {
      type: 'knowledge',
      difficulty: 'hard',
      question: 'Before Bellingcat, Eliot Higgins blogged as “Brown Moses”. Where did he get the name?',
      right: 'A Frank Zappa song',
      wrong: ['A Bob Marley song', 'A Spike Lee film hero', 'A Leicester pub'],
      explanation:
        'He used it as a nickname in online discussions while he looked after his daughter and had no job. He knew no Arabic and had never been to Syria.',
      page: { title: 'Eliot Higgins', url: 'https://en.wikipedia.org/wiki/Eliot_Higgins' },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'In a photo the shadow of a lamp post is as long as the post. How high is the sun?',
      right: '45 degrees',
      wrong: ['15 degrees', '30 degrees', '60 degrees'],
      explanation:
        'Post and shadow are two sides of a square. Together with the direction of the shadow this gives the time of day, if the place is known.',
      page: { title: 'Solar zenith angle', url: 'https://en.wikipedia.org/wiki/Solar_zenith_angle' },
    },
    {
      type: 'application',
      difficulty: 'easy',
      question: 'Cars keep left, their front plates are white and their rear plates yellow. Where are you?',
      right: 'In Britain',
      wrong: ['In Ireland', 'In Japan', 'In New Zealand'],
      explanation:
        'British plates differ at front and back, so that one sees at night which way a car faces. Players of GeoGuessr know such things by heart.',
      page: {
        title: 'Vehicle registration plates of the United Kingdom',
        url: 'https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_the_United_Kingdom',
      },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'What gave away the outlines of secret army bases in January 2018?',
      right: 'A map of joggers’ routes',
      wrong: ['A map of pizza orders', 'A list of library cards', 'A camera for bird watchers'],
      explanation:
        'The fitness app Strava had published where its users run. In empty deserts the soldiers’ morning laps shone like neon signs.',
      page: { title: 'Strava', url: 'https://en.wikipedia.org/wiki/Strava' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'John McAfee was hiding from the police in 2012. How did people find out where?',
      right: 'A magazine photo held its GPS data',
      wrong: ['A road sign stood in his selfie', 'A waiter sold his hotel bill', 'A fellow guest recognised his voice'],
      explanation:
        'Reporters had put a picture taken with a phone online and forgotten to remove the position. It pointed to a house with a pool in Guatemala.',
      page: { title: 'John McAfee', url: 'https://en.wikipedia.org/wiki/John_McAfee' },
    },
    {
      type: 'knowledge',
      difficulty: 'medium',
      question: 'In 1942 Britain began to plan a landing in France. What was the public asked to send in?',
      right: 'Holiday photos and postcards',
      wrong: ['Old French coins and banknotes', 'Old fishing logs', 'Old school atlases'],
      explanation:
        'After a call on the BBC millions of pictures of beaches came in. Grandparents with a bucket and spade showed how steep the sand was.',
      page: {
        title: 'Inter-Services Topographical Department',
        url: 'https://en.wikipedia.org/wiki/Inter-Services_Topographical_Department',
      },
    },
    {
      type: 'problem-solving',
      difficulty: 'medium',
      question: 'A livestream shows a flag, the sky and nothing else. Which clue helped strangers find it in 2017?',
      right: 'Trails of passing planes',
      wrong: ['Songs of local birds', 'Marks on the flagpole', 'Colours of the sunset'],
      explanation:
        'They compared the trails with flight data, checked the stars at night, and one of them drove round honking until the microphone heard it.',
      page: {
        title: 'LaBeouf, Rönkkö & Turner',
        url: 'https://en.wikipedia.org/wiki/LaBeouf,_R%C3%B6nkk%C3%B6_&_Turner',
      },
    },
    {
      type: 'analysis',
      difficulty: 'medium',
      question: 'Why can a hobbyist with a cheap aerial follow planes live?',
      right: 'Planes broadcast their position',
      wrong: ['Airports publish their radar', 'Airlines sell their flight plans', 'Satellites film every route'],
      explanation:
        'The signal is open, so that planes see each other. Thousands of volunteers put a small receiver on the roof and share what it hears.',
      page: { title: 'Flightradar24', url: 'https://en.wikipedia.org/wiki/Flightradar24' },
    },
    {
      type: 'problem-solving',
      difficulty: 'hard',
      question: 'A pixel of a free Sentinel-2 picture is ten metres wide. What can you make out?',
      right: 'A container ship',
      wrong: ['A lorry with a trailer', 'A single tank', 'A garden shed'],
      explanation:
        'A lorry would fill one or two pixels, a big ship thirty or forty. For cars and tanks one must buy sharper pictures.',
      page: { title: 'Sentinel-2', url: 'https://en.wikipedia.org/wiki/Sentinel-2' },
    },
    {
      type: 'knowledge',
      difficulty: 'easy',
      question: 'Which fake picture has turned up in hurricane after hurricane since 2011?',
      right: 'A shark on a flooded road',
      wrong: ['A cow on top of a church roof', 'A bear on a ferry', 'A piano in a tree'],
      explanation:
        'The shark was cut out of a famous photo with a kayak. In 2022 a real video of a large fish in a Florida garden made fact-checkers doubt everything.',
      page: { title: 'Hurricane Shark', url: 'https://en.wikipedia.org/wiki/Hurricane_Shark' },
    },
  ],
}
