import type { WrittenTopic } from '../written-topic'

export const worldTopics: readonly WrittenTopic[] = [
  {
    key: 'iran',
    name: 'Iran',
    category: 'News & Politics',
    spellings: ['Iran', 'Iranian', 'Tehran', 'Khamenei', 'Revolutionary Guard', 'Revolutionary Guards', 'IRGC'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'When exactly does the new year begin in Iran?',
        right: 'At the spring equinox',
        wrong: ['At the winter solstice', 'At the first autumn moon', 'At midnight on 1 January'],
        explanation:
          'It begins at the very moment of the spring equinox, worked out to the second. That can be in the middle of the night or of a working day.',
        page: { title: 'Nowruz', url: 'https://en.wikipedia.org/wiki/Nowruz' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How did ancient Persians bring water over long distances without losing it to the desert sun?',
        right: 'Through sloping tunnels',
        wrong: ['Over covered bridges', 'In pipes of cast bronze', 'In sealed clay jars'],
        explanation:
          'Through a gently sloping tunnel, called a qanat, groundwater flows from the foothills with no pump at all. Some qanats have run for more than two thousand years.',
        page: { title: 'Qanat', url: 'https://en.wikipedia.org/wiki/Qanat' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'Ancient builders in Iran’s deserts raised tall mud domes called yakhchals. What did they store there?',
        right: 'Ice',
        wrong: ['Silk', 'Grain', 'Oil'],
        explanation:
          'They stored ice: water froze in shallow pools on clear nights, and thick walls and a pit kept the ice into summer. In modern Persian, yakhchal is the word for a refrigerator.',
        page: { title: 'Yakhchāl', url: 'https://en.wikipedia.org/wiki/Yakhch%C4%81l' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which word goes back to an Old Iranian one for a walled garden?',
        right: 'Paradise',
        wrong: ['Oasis', 'Orchard', 'Meadow'],
        explanation:
          'Paradise goes back to an old Iranian word for an enclosure. The Greeks took it over for the royal parks of Persia, and the Greek Bible for the garden of Eden.',
        page: { title: 'Paradise', url: 'https://en.wikipedia.org/wiki/Paradise' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question:
          'Persian, the language of Iran, is written in Arabic letters. Which of these languages is it related to?',
        right: 'English',
        wrong: ['Arabic', 'Turkish', 'Hebrew'],
        explanation:
          'Persian belongs to the same family as English, the Indo-European one. Mother, brother and daughter are madar, baradar and dokhtar.',
        page: { title: 'Persian language', url: 'https://en.wikipedia.org/wiki/Persian_language' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'It is noon on a winter’s day in London. What time is it in Tehran?',
        right: 'Half past three',
        wrong: ['Two o’clock', 'Five o’clock', 'A quarter past six'],
        explanation:
          'It is half past three, since Iran’s standard time is three and a half hours ahead of Greenwich. It is one of the few in the world that are off by half an hour.',
        page: { title: 'Iran Standard Time', url: 'https://en.wikipedia.org/wiki/Iran_Standard_Time' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which spice, picked by hand from crocus flowers, has long come mostly from Iran?',
        right: 'Saffron',
        wrong: ['Cardamom', 'Turmeric', 'Vanilla'],
        explanation:
          'Most of the world’s saffron grows in north-eastern Iran. Each flower has just three red threads, so a kilo takes well over a hundred thousand flowers.',
        page: { title: 'Saffron', url: 'https://en.wikipedia.org/wiki/Saffron' },
      },
    ],
  },
  {
    key: 'strait-of-hormuz',
    name: 'the Strait of Hormuz',
    category: 'News & Politics',
    spellings: ['Strait of Hormuz', 'Straits of Hormuz', 'Hormuz', 'Persian Gulf'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Iran lies north of the Strait of Hormuz. Which country owns the tip of land on the other side?',
        right: 'Oman',
        wrong: ['Qatar', 'Kuwait', 'Saudi Arabia'],
        explanation:
          'The Musandam peninsula is a piece of Oman cut off from the rest of the country by the Emirates. The shipping lanes run past its cliffs.',
        page: { title: 'Musandam Peninsula', url: 'https://en.wikipedia.org/wiki/Musandam_Peninsula' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which island in the Strait of Hormuz is the largest in the Persian Gulf?',
        right: 'Qeshm',
        wrong: ['Bahrain', 'Kharg', 'Kish'],
        explanation:
          'Iran’s long island of Qeshm is more than twice as large as the main one of Bahrain. It has mangroves, sandstone gorges and one of the longest salt caves known.',
        page: { title: 'Qeshm Island', url: 'https://en.wikipedia.org/wiki/Qeshm_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which European power held the island of Hormuz in the 16th century?',
        right: 'Portugal',
        wrong: ['France', 'Denmark', 'The Netherlands'],
        explanation:
          'Portugal took it in 1507 to command the trade of the Gulf. A Persian army with English ships drove the Portuguese out in 1622; their red fort still stands.',
        page: { title: 'Hormuz Island', url: 'https://en.wikipedia.org/wiki/Hormuz_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which poet set Satan on a throne richer than “the wealth of Ormus”, meaning Hormuz?',
        right: 'John Milton',
        wrong: ['Lord Byron', 'William Blake', 'Geoffrey Chaucer'],
        explanation:
          'John Milton wrote the line in “Paradise Lost”. To Europeans of the 17th century the island in the strait was a byword for riches.',
        page: { title: 'Ormus', url: 'https://en.wikipedia.org/wiki/Ormus' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Which of these countries has no other way to the ocean than the Strait of Hormuz?',
        right: 'Kuwait',
        wrong: ['Oman', 'Yemen', 'Saudi Arabia'],
        explanation:
          'Kuwait’s whole coast lies at the head of the Gulf. Saudi Arabia also has the Red Sea, Oman and Yemen the open sea.',
        page: { title: 'Persian Gulf', url: 'https://en.wikipedia.org/wiki/Persian_Gulf' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How can Abu Dhabi export much of its oil without using the Strait of Hormuz?',
        right: 'By pipeline to Fujairah',
        wrong: ['By railway to Kuwait', 'By canal across Oman', 'By lorry to the Red Sea'],
        explanation:
          'A pipeline of some 400 kilometres leads across the mountains to Fujairah, the one emirate whose whole coast lies outside the strait.',
        page: { title: 'Strait of Hormuz', url: 'https://en.wikipedia.org/wiki/Strait_of_Hormuz' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What has earned Musandam, on the Strait of Hormuz, the name “Norway of Arabia”?',
        right: 'Its deep rocky inlets',
        wrong: ['Its mild rainy summers', 'Its forests of pine', 'Its old wooden churches'],
        explanation:
          'Its deep rocky inlets look like fjords, because the sea has drowned the valleys between its cliffs. No glacier had a part in it: the land itself is sinking.',
        page: { title: 'Musandam Peninsula', url: 'https://en.wikipedia.org/wiki/Musandam_Peninsula' },
      },
    ],
  },
  {
    key: 'israel',
    name: 'Israel',
    category: 'News & Politics',
    spellings: ['Israel', 'Israeli', 'Tel Aviv', 'Netanyahu', 'Knesset', 'IDF'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Thousands of sinkholes have opened along the Dead Sea. What causes them?',
        right: 'Water dissolving buried salt',
        wrong: ['Old salt mines caving in', 'Small tremors in the rift', 'Wells drilled for oil'],
        explanation:
          'They form where water dissolves buried salt: as the sea shrinks, fresh groundwater follows it and eats into the layers below the shore. The hollows collapse without warning.',
        page: { title: 'Dead Sea', url: 'https://en.wikipedia.org/wiki/Dead_Sea' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What set Itamar Ben-Avi, born in Jerusalem in 1882, apart from every other child of his time?',
        right: 'He spoke only Hebrew',
        wrong: ['He had no family name', 'He read before he spoke', 'He had five rabbis as tutors'],
        explanation:
          'He was brought up to speak only Hebrew, as his father wanted to turn the language of prayer into one of daily life. Words such as “doll” and “ice cream” had to be made up.',
        page: { title: 'Itamar Ben-Avi', url: 'https://en.wikipedia.org/wiki/Itamar_Ben-Avi' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'One tree in a dry row grew taller than the rest. Which Israeli technique did it inspire?',
        right: 'Drip irrigation',
        wrong: ['Solar water heating', 'Sea water desalination', 'Seeding of clouds'],
        explanation:
          'It inspired drip irrigation after the engineer Simcha Blass found a leaking pipe at its roots. He watered plants drop by drop through plastic tubes, and sold the idea to a kibbutz.',
        page: { title: 'Simcha Blass', url: 'https://en.wikipedia.org/wiki/Simcha_Blass' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Who was offered the presidency of Israel in 1952 and turned it down?',
        right: 'Albert Einstein',
        wrong: ['Marc Chagall', 'Hannah Arendt', 'Leonard Bernstein'],
        explanation:
          'Albert Einstein was deeply moved, he wrote, but said he lacked the gift and the experience of dealing with people. The office is mostly ceremonial.',
        page: { title: 'Albert Einstein', url: 'https://en.wikipedia.org/wiki/Albert_Einstein' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What do both Israel and Britain do without?',
        right: 'A single written constitution',
        wrong: ['A supreme court of law', 'A parliament of one chamber', 'A national central bank'],
        explanation:
          'Neither has a single written constitution. Israel’s parliament put off the question in 1950 and has passed separate “basic laws” instead, one chapter at a time.',
        page: { title: 'Basic Laws of Israel', url: 'https://en.wikipedia.org/wiki/Basic_Laws_of_Israel' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do hundreds of millions of migrating birds pass over Israel every year?',
        right: 'It links three continents',
        wrong: ['It has no birds of prey', 'Its winters are frosty', 'Its lakes never dry out'],
        explanation:
          'Israel lies on the land that links three continents, and big soaring birds need warm air rising from land and avoid the open sea. So storks, pelicans and eagles from half of Europe and Asia squeeze through here.',
        page: { title: 'Hula Valley', url: 'https://en.wikipedia.org/wiki/Hula_Valley' },
      },
    ],
  },
  {
    key: 'palestinian-territories',
    name: 'the Palestinian territories',
    category: 'News & Politics',
    spellings: [
      'Gaza',
      'Gaza Strip',
      'Gazan',
      'West Bank',
      'Palestinian',
      'Palestinians',
      'Palestine',
      'Rafah',
      'Khan Younis',
      'Ramallah',
      'Hamas',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What has the famous soap of Nablus in the West Bank been made from for centuries?',
        right: 'Olive oil',
        wrong: ['Goat’s milk', 'Beeswax', 'Palm fat'],
        explanation:
          'It is made from olive oil: the boiled mass is poured out on the floor, cut by hand and stacked in tall hollow towers to dry. In 2024 UNESCO put the craft on its list of living heritage.',
        page: { title: 'Nabulsi soap', url: 'https://en.wikipedia.org/wiki/Nabulsi_soap' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which West Bank town, one of the oldest on Earth, lies some 250 metres below sea level?',
        right: 'Jericho',
        wrong: ['Hebron', 'Nablus', 'Bethlehem'],
        explanation:
          'Jericho’s stone tower was built about ten thousand years ago, long before writing or metal. The Dead Sea lies just to the south.',
        page: { title: 'Jericho', url: 'https://en.wikipedia.org/wiki/Jericho' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The Arabic name of Palestine is Filastin. Why does it begin with an F?',
        right: 'Arabic has no P',
        wrong: ['The Ottomans changed it', 'A mapmaker misheard it', 'P was used only for titles'],
        explanation:
          'Classical Arabic has no P, and F or B takes its place. The Greek Platon, our Plato, became Aflatun.',
        page: { title: 'Arabic phonology', url: 'https://en.wikipedia.org/wiki/Arabic_phonology' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'In the West Bank village of Battir a week is said to last eight days. Why?',
        right: 'Eight families share its water',
        wrong: ['Its market lasted eight days', 'Its calendar follows the Moon', 'It had eight village gates'],
        explanation:
          'Eight families share the water of its Roman-era spring, each using it for their terraces on one day in turn. The terraces are on UNESCO’s list of World Heritage.',
        page: { title: 'Battir', url: 'https://en.wikipedia.org/wiki/Battir' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How long is the Gaza Strip from end to end?',
        right: 'About 40 kilometres',
        wrong: ['About 10 kilometres', 'About 120 kilometres', 'About 300 kilometres'],
        explanation:
          'It is about 40 kilometres long, and between six and twelve kilometres wide. Its straight edges date from a ceasefire line drawn in 1949.',
        page: { title: 'Gaza Strip', url: 'https://en.wikipedia.org/wiki/Gaza_Strip' },
      },
    ],
  },
  {
    key: 'russia',
    name: 'Russia',
    category: 'News & Politics',
    spellings: ['Russia', 'Russian', 'Moscow', 'Kremlin', 'Putin', 'Lavrov'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which philosopher spent his life in what is now the Russian city of Kaliningrad?',
        right: 'Immanuel Kant',
        wrong: ['Friedrich Nietzsche', 'Karl Marx', 'G. W. F. Hegel'],
        explanation:
          'Immanuel Kant lived there when it was Königsberg in Prussia; it became Soviet after the Second World War. The region is cut off from the rest of Russia by Lithuania and Poland.',
        page: { title: 'Kaliningrad', url: 'https://en.wikipedia.org/wiki/Kaliningrad' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which famous sight of Moscow has namesakes in Kazan, Pskov and Tula?',
        right: 'The Kremlin',
        wrong: ['St Basil’s Cathedral', 'The Bolshoi Theatre', 'Lenin’s Mausoleum'],
        explanation:
          'A kremlin is the fortress in the middle of an old Russian town, and many towns have one. Moscow’s has come to stand for the government, as the White House does.',
        page: { title: 'Kremlin (fortification)', url: 'https://en.wikipedia.org/wiki/Kremlin_(fortification)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Moscow’s Red Square was called that long before the communists came. What does its name go back to?',
        right: 'A word for beautiful',
        wrong: ['The bricks of its walls', 'The uniforms of guards', 'A fire that burned it'],
        explanation:
          'It goes back to “krasny”, a word for beautiful in old Russian, and for red as well. The bricks beside it were whitewashed for centuries.',
        page: { title: 'Red Square', url: 'https://en.wikipedia.org/wiki/Red_Square' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Until 2018, which time did station clocks all along the Trans-Siberian Railway show?',
        right: 'Moscow time',
        wrong: ['Local solar time', 'Greenwich time', 'Vladivostok time'],
        explanation:
          'The whole network kept Moscow time, so that a clock in the far east could be seven hours off. Passengers had to convert for themselves.',
        page: { title: 'Trans-Siberian Railway', url: 'https://en.wikipedia.org/wiki/Trans-Siberian_Railway' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do many houses in the Siberian city of Yakutsk stand on stilts?',
        right: 'To keep the ground frozen',
        wrong: ['To stay clear of floods', 'To keep out wild animals', 'To let snow blow away'],
        explanation:
          'Stilts keep the ground frozen: the city is built on permafrost, and the warmth of a house standing flat on it would thaw the soil. The house would sink and crack.',
        page: { title: 'Yakutsk', url: 'https://en.wikipedia.org/wiki/Yakutsk' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How much of the world’s unfrozen fresh surface water does Russia’s Lake Baikal hold?',
        right: 'About a fifth',
        wrong: ['About a fiftieth', 'About a hundredth', 'About two thirds'],
        explanation:
          'It holds about a fifth, roughly as much as all the Great Lakes of North America together. It is more than 1,600 metres deep.',
        page: { title: 'Lake Baikal', url: 'https://en.wikipedia.org/wiki/Lake_Baikal' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Whose name gave Russian the word “tsar”?',
        right: 'Caesar',
        wrong: ['Cyrus', 'Charlemagne', 'Alexander'],
        explanation:
          'It comes from Caesar: the name of the Roman family became a title in much of Europe. The German “Kaiser” is the same word.',
        page: { title: 'Tsar', url: 'https://en.wikipedia.org/wiki/Tsar' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Which of these countries shares a land border with Russia?',
        right: 'North Korea',
        wrong: ['Iran', 'Turkey', 'Japan'],
        explanation:
          'North Korea and Russia meet for a few miles on the river Tumen, not far from Vladivostok. In the far west Russia borders Norway, so only one country lies between Norway and North Korea.',
        page: {
          title: 'North Korea–Russia border',
          url: 'https://en.wikipedia.org/wiki/North_Korea%E2%80%93Russia_border',
        },
      },
    ],
  },
  {
    key: 'ukraine',
    name: 'Ukraine',
    category: 'News & Politics',
    spellings: [
      'Ukraine',
      'Ukrainian',
      'Kyiv',
      'Kiev',
      'Zelenskyy',
      'Zelensky',
      'Zelenskiy',
      'Kharkiv',
      'Odesa',
      'Donbas',
      'Crimea',
    ],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What has made Ukraine one of the world’s great grain growers?',
        right: 'Its deep black soil',
        wrong: ['Its long rainy summers', 'Its many small farms', 'Its high mountain valleys'],
        explanation:
          'Its deep black soil, chernozem, is rich in humus and often more than a metre thick. It covers most of the country’s farmland.',
        page: { title: 'Chernozem', url: 'https://en.wikipedia.org/wiki/Chernozem' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Ukraine asked English speakers to stop saying “the Ukraine”. Why?',
        right: 'It sounds like a region',
        wrong: ['It sounds like a river', 'It is hard to translate', 'It was a Russian word'],
        explanation:
          '“The” makes it sound like a region: English says “the Midlands” but plain “Poland”. After independence in 1991 the article seemed to say that the country was a part of another.',
        page: { title: 'Name of Ukraine', url: 'https://en.wikipedia.org/wiki/Name_of_Ukraine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Ukraine give up in the 1990s in return for assurances about its borders?',
        right: 'Nuclear warheads',
        wrong: ['Coal mines', 'Gas pipelines', 'A space station'],
        explanation:
          'It gave up well over a thousand nuclear warheads that it had inherited from the Soviet Union, though not the codes to launch them. The paper signed in return was the Budapest Memorandum of 1994.',
        page: { title: 'Budapest Memorandum', url: 'https://en.wikipedia.org/wiki/Budapest_Memorandum' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which Christmas song began as a Ukrainian tune about a swallow?',
        right: 'Carol of the Bells',
        wrong: ['Silent Night', 'Little Drummer Boy', 'Jingle Bells'],
        explanation:
          '“Carol of the Bells” began as “Shchedryk”, a song of good wishes for the new year arranged by Mykola Leontovych. The bells came only with the English words in the 1930s.',
        page: { title: 'Carol of the Bells', url: 'https://en.wikipedia.org/wiki/Carol_of_the_Bells' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which country made Anne, a daughter of the ruler of Kyiv, its queen in 1051?',
        right: 'France',
        wrong: ['England', 'Denmark', 'Scotland'],
        explanation:
          'She became queen of France by marrying King Henry I, and later governed for their young son. Two of her sisters married the kings of Norway and Hungary: Kyiv was a great court then.',
        page: { title: 'Anne of Kyiv', url: 'https://en.wikipedia.org/wiki/Anne_of_Kyiv' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which river long supplied most of Crimea’s fresh water, through a canal?',
        right: 'Dnieper',
        wrong: ['Danube', 'Don', 'Volga'],
        explanation:
          'The water came from the Dnieper, called the Dnipro in Ukrainian, through a canal of some 400 kilometres built in the 1960s and 1970s. The peninsula is mostly dry steppe.',
        page: { title: 'North Crimean Canal', url: 'https://en.wikipedia.org/wiki/North_Crimean_Canal' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why can’t ordinary Polish trains simply run on into Ukraine?',
        right: 'The rails are further apart',
        wrong: ['The tunnels are too narrow', 'The platforms are too low', 'The trains run on the left'],
        explanation:
          'The rails are further apart in Ukraine: the Russian Empire chose a track about nine centimetres wider than the common one. At the border, carriages are lifted on to new wheels or passengers change.',
        page: { title: 'Rail transport in Ukraine', url: 'https://en.wikipedia.org/wiki/Rail_transport_in_Ukraine' },
      },
    ],
  },
  {
    key: 'nato',
    name: 'NATO',
    category: 'News & Politics',
    spellings: ['NATO', 'Nato', 'North Atlantic Treaty Organization'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'For which country did NATO first invoke its promise of mutual defence?',
        right: 'The United States',
        wrong: ['West Germany', 'Turkey', 'Britain'],
        explanation:
          'It was invoked for the United States, the day after 11 September 2001. The clause had been written with an attack on Europe in mind, and was never used in the Cold War.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which American state lies outside the area that the NATO treaty protects?',
        right: 'Hawaii',
        wrong: ['Alaska', 'Florida', 'Maine'],
        explanation:
          'Hawaii lies in the Pacific and was not yet a state in 1949, whereas the treaty covers Europe, North America and islands in the North Atlantic.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'In which country were NATO’s own radar planes registered?',
        right: 'Luxembourg',
        wrong: ['Canada', 'Iceland', 'Belgium'],
        explanation:
          'They were registered in Luxembourg, because the alliance has almost no aircraft of its own and its AWACS planes needed a flag. They flew from a base in Germany.',
        page: { title: 'Boeing E-3 Sentry', url: 'https://en.wikipedia.org/wiki/Boeing_E-3_Sentry' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which founding member of NATO has no army?',
        right: 'Iceland',
        wrong: ['Luxembourg', 'Denmark', 'Portugal'],
        explanation:
          'Iceland has a coast guard and lets allies use its airfield, but has no army. What it brought to the alliance in 1949 was its place in the middle of the Atlantic.',
        page: { title: 'Iceland', url: 'https://en.wikipedia.org/wiki/Iceland' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'When a NATO country is attacked, what does the treaty oblige each ally to do?',
        right: 'What it deems necessary',
        wrong: ['Declare war at once', 'Send troops in a month', 'Obey a joint commander'],
        explanation:
          'Each takes “such action as it deems necessary”, says Article 5, armed force included. The US Senate would not have accepted an automatic war.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did NATO move its headquarters from Paris to Brussels in 1967?',
        right: 'France left its command',
        wrong: ['The rent had doubled', 'Spies had been found', 'The building had burned'],
        explanation:
          'France left its command: President de Gaulle withdrew French forces and sent foreign troops away. France remained an ally, and rejoined the command in 2009.',
        page: { title: 'History of NATO', url: 'https://en.wikipedia.org/wiki/History_of_NATO' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country asked in 1954 to join NATO and was turned down?',
        right: 'The Soviet Union',
        wrong: ['Yugoslavia', 'Sweden', 'Switzerland'],
        explanation:
          'The Soviet Union asked, and the West called it a ploy. A year later West Germany joined, and Moscow founded an alliance of its own, the Warsaw Pact.',
        page: { title: 'History of NATO', url: 'https://en.wikipedia.org/wiki/History_of_NATO' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does the NATO alphabet spell “Alfa” and “Juliett” in that odd way?',
        right: 'So that all say them right',
        wrong: ['So that they sound older', 'So that codes stay short', 'So that both look Latin'],
        explanation:
          'The spelling makes sure that all say them right: not everybody reads “ph” as F, and a French speaker might leave out the last T of Juliet. The words were tested on speakers of many tongues.',
        page: { title: 'NATO phonetic alphabet', url: 'https://en.wikipedia.org/wiki/NATO_phonetic_alphabet' },
      },
    ],
  },
  {
    key: 'european-union',
    name: 'the European Union',
    category: 'News & Politics',
    spellings: [
      'EU',
      'E.U.',
      'European Union',
      'European Commission',
      'European Parliament',
      'Brussels',
      'von der Leyen',
      'eurozone',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the number of stars on the EU flag, twelve, stand for?',
        right: 'Perfection and unity',
        wrong: ['The founding members', 'The official languages', 'The original treaties'],
        explanation:
          'Twelve was chosen as a symbol of perfection and unity; it has nothing to do with members. The flag was first that of the Council of Europe, in 1955.',
        page: { title: 'Flag of Europe', url: 'https://en.wikipedia.org/wiki/Flag_of_Europe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who left the European Community decades before Britain did?',
        right: 'Greenland',
        wrong: ['Norway', 'Iceland', 'Switzerland'],
        explanation:
          'Greenland had come in with Denmark, gained home rule, and voted to leave over fishing rights. It was out by 1985; the other three were never in.',
        page: {
          title: 'Withdrawal of Greenland from the European Communities',
          url: 'https://en.wikipedia.org/wiki/Withdrawal_of_Greenland_from_the_European_Communities',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where in South America do people pay in euros?',
        right: 'French Guiana',
        wrong: ['Uruguay', 'Suriname', 'Guyana'],
        explanation:
          'French Guiana is a part of France and so of the EU. Europe’s rockets start from there, beside the rain forest.',
        page: { title: 'French Guiana', url: 'https://en.wikipedia.org/wiki/French_Guiana' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do members of the European Parliament do about twelve times a year?',
        right: 'Move to another city',
        wrong: ['Swap their seats by lot', 'Meet without interpreters', 'Vote by secret ballot'],
        explanation:
          'They move to another city for a few days: they work in Brussels, but the treaties want a session a month in Strasbourg. Trunks full of files go with them.',
        page: {
          title: 'Seat of the European Parliament',
          url: 'https://en.wikipedia.org/wiki/Seat_of_the_European_Parliament',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The bridges pictured on the first euro notes did not exist. What did a Dutch town do about it?',
        right: 'It built them',
        wrong: ['It sued the bank', 'It bought the notes', 'It copied the notes'],
        explanation:
          'Spijkenisse built all seven of them over its ditches, in the colours of the notes. The designs had been invented so that no country would be favoured.',
        page: { title: 'The Bridges of Europe', url: 'https://en.wikipedia.org/wiki/The_Bridges_of_Europe' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What can most parliaments do by themselves but the European Parliament cannot?',
        right: 'Propose a law',
        wrong: ['Reject a law', 'Change the budget', 'Dismiss the Commission'],
        explanation:
          'It cannot propose a law: only the Commission may put a bill forward. Members can ask it to, amend what it proposes, or vote it down.',
        page: { title: 'European Parliament', url: 'https://en.wikipedia.org/wiki/European_Parliament' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the EU officially leave out when it uses Beethoven’s “Ode to Joy” as its anthem?',
        right: 'The words',
        wrong: ['The drums', 'The ending', 'The melody'],
        explanation:
          'The words are left out: Schiller’s poem is in German, and one language was not to stand above the rest. So the anthem speaks in music only.',
        page: { title: 'Anthem of Europe', url: 'https://en.wikipedia.org/wiki/Anthem_of_Europe' },
      },
    ],
  },
  {
    key: 'united-nations',
    name: 'the United Nations',
    category: 'News & Politics',
    spellings: [
      'United Nations',
      'UN',
      'U.N.',
      'Security Council',
      'UN General Assembly',
      'U.N. General Assembly',
      'Guterres',
      'UNICEF',
      'UNESCO',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'You mail a postcard inside UN headquarters in New York. Whose stamp does it need?',
        right: 'The UN’s own',
        wrong: ['The United States’', 'Your own country’s', 'New York State’s'],
        explanation:
          'It needs one of the UN’s own stamps, in dollars, which its post office has issued since 1951. The ground belongs to the member states together.',
        page: {
          title: 'United Nations Postal Administration',
          url: 'https://en.wikipedia.org/wiki/United_Nations_Postal_Administration',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What stood on the Manhattan site of the United Nations before it was built?',
        right: 'Slaughterhouses',
        wrong: ['A railway station', 'A naval shipyard', 'A royal fort'],
        explanation:
          'Slaughterhouses stood there, and the meat trade had made the neighbourhood cheap. John D. Rockefeller Jr. gave the money for the land on the East River.',
        page: {
          title: 'Headquarters of the United Nations',
          url: 'https://en.wikipedia.org/wiki/Headquarters_of_the_United_Nations',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was there no Soviet veto in 1950 when the Security Council backed South Korea?',
        right: 'Its envoy was boycotting',
        wrong: ['Its envoy was ill', 'Vetoes were not yet law', 'Stalin was in favour'],
        explanation:
          'Its envoy was boycotting the council, because China’s seat was held by the government on Taiwan. He came back in August, and Moscow did not repeat the mistake.',
        page: {
          title: 'United Nations Security Council Resolution 83',
          url: 'https://en.wikipedia.org/wiki/United_Nations_Security_Council_Resolution_83',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country traditionally speaks first in the yearly debate of the UN General Assembly?',
        right: 'Brazil',
        wrong: ['India', 'France', 'The United States'],
        explanation:
          'Brazil speaks first, because it offered to in the early years, when nobody wanted to open. The host, the United States, comes second.',
        page: {
          title: 'General debate of the United Nations General Assembly',
          url: 'https://en.wikipedia.org/wiki/General_debate_of_the_United_Nations_General_Assembly',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country, home to great UN offices, joined the UN only in 2002?',
        right: 'Switzerland',
        wrong: ['Austria', 'Kenya', 'The Netherlands'],
        explanation:
          'Switzerland joined only then, though Geneva had housed UN bodies all along. Voters feared for its neutrality and had said no in 1986.',
        page: {
          title: 'Switzerland and the United Nations',
          url: 'https://en.wikipedia.org/wiki/Switzerland_and_the_United_Nations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'By custom, who is never chosen as UN Secretary-General?',
        right: 'Citizens of veto powers',
        wrong: ['People over sixty', 'Former ministers', 'Citizens of small states'],
        explanation:
          'Citizens of the five veto powers are passed over, as those have power enough. The job has gone to people from countries such as Norway, Burma, Peru and Ghana.',
        page: {
          title: 'Secretary-General of the United Nations',
          url: 'https://en.wikipedia.org/wiki/Secretary-General_of_the_United_Nations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which UN text has been translated into more than 500 languages?',
        right: 'The declaration of human rights',
        wrong: [
          'The charter of the United Nations',
          'The treaty on the law of the sea',
          'The agreement on climate change',
        ],
        explanation:
          'The Universal Declaration of Human Rights was adopted in Paris in 1948. Linguists like it: the same page in so many tongues has become a standard sample text.',
        page: {
          title: 'Universal Declaration of Human Rights',
          url: 'https://en.wikipedia.org/wiki/Universal_Declaration_of_Human_Rights',
        },
      },
    ],
  },
  {
    key: 'china',
    name: 'China',
    category: 'News & Politics',
    spellings: ['China', 'Chinese', 'Beijing', 'Xi Jinping', 'Shanghai'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'China is about as wide as the United States. How many time zones does it use?',
        right: 'One',
        wrong: ['Two', 'Three', 'Five'],
        explanation:
          'There is one: since 1949 the whole country has officially kept Beijing time. In the far west the winter sun rises around ten by the clock.',
        page: { title: 'Time in China', url: 'https://en.wikipedia.org/wiki/Time_in_China' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do the names Beijing and Nanjing have in common?',
        right: 'Both mean a capital',
        wrong: ['Both mean a river', 'Both mean a palace', 'Both mean a market'],
        explanation:
          'Both mean a capital, which is jing; bei is north and nan is south. Tokyo, written with the same second character, is the eastern one.',
        page: { title: 'Names of Beijing', url: 'https://en.wikipedia.org/wiki/Names_of_Beijing' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Ketchup takes its name from a sauce of southern China. What was that sauce made from?',
        right: 'Fish',
        wrong: ['Plums', 'Peanuts', 'Ginger'],
        explanation:
          'It was the brine of fermented fish, kê-tsiap in the Hokkien language. British cooks imitated it with mushrooms and walnuts; tomatoes came only after 1800.',
        page: { title: 'Ketchup', url: 'https://en.wikipedia.org/wiki/Ketchup' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did people in Sichuan start using paper money about a thousand years ago?',
        right: 'Iron coins were too heavy',
        wrong: ['Silver had been banned', 'Bronze was kept for bells', 'Merchants feared forgers'],
        explanation:
          'Their coins were of iron and too heavy: a day’s shopping took pounds of them. Merchants kept them in store and people traded the receipts, until the state took over.',
        page: { title: 'Jiaozi (currency)', url: 'https://en.wikipedia.org/wiki/Jiaozi_(currency)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which British institution borrowed an idea that China had used for centuries?',
        right: 'The civil service exam',
        wrong: ['The royal mail coach', 'The trial by jury', 'The daily newspaper'],
        explanation:
          'The civil service exam follows China’s written tests for officials, open to almost any man. The East India Company copied the system, then Whitehall did.',
        page: { title: 'Imperial examination', url: 'https://en.wikipedia.org/wiki/Imperial_examination' },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question: 'A giant panda is born in an American zoo. Who owns the cub?',
        right: 'The Chinese state',
        wrong: ['The American zoo', 'The US government', 'The zoo’s sponsors'],
        explanation:
          'The Chinese state does: since the 1980s China has only lent its pandas, for a yearly fee. Their young have to travel to Asia after a few years.',
        page: { title: 'Panda diplomacy', url: 'https://en.wikipedia.org/wiki/Panda_diplomacy' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'What does filling China’s Three Gorges reservoir change very slightly, by a NASA scientist’s reckoning?',
        right: 'The length of a day',
        wrong: ['The orbit of the Moon', 'The pull of the tides', 'The length of a year'],
        explanation:
          'The length of a day changes: so much water is raised so high that Earth turns a trifle slower, by 0.06 millionths of a second a day.',
        page: { title: 'Three Gorges Dam', url: 'https://en.wikipedia.org/wiki/Three_Gorges_Dam' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'People from Beijing and Canton may not understand each other’s speech. What do they share?',
        right: 'Their writing',
        wrong: ['Their tones', 'Their family names', 'Their proverbs'],
        explanation:
          'They share their writing, as a character stands for a meaning more than for a sound. That is one reason why Chinese television shows carry subtitles.',
        page: { title: 'Written Chinese', url: 'https://en.wikipedia.org/wiki/Written_Chinese' },
      },
    ],
  },
  {
    key: 'taiwan',
    name: 'Taiwan',
    category: 'News & Politics',
    spellings: ['Taiwan', 'Taiwanese', 'Taipei', 'Taiwan Strait'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who held China’s seat at the United Nations until 1971?',
        right: 'The government in Taipei',
        wrong: ['The government in Beijing', 'A governor in Hong Kong', 'An envoy of both sides'],
        explanation:
          'The government in Taipei held it, veto and all. Then the General Assembly gave the seat to the People’s Republic.',
        page: {
          title: 'China and the United Nations',
          url: 'https://en.wikipedia.org/wiki/China_and_the_United_Nations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Under which name have Taiwan’s athletes competed at the Olympics since the 1980s?',
        right: 'Chinese Taipei',
        wrong: ['East China', 'Formosa', 'Taiwan Island'],
        explanation:
          'They compete as Chinese Taipei, with a flag made for the purpose and another song in place of the anthem. The two sides even translate the name differently.',
        page: { title: 'Chinese Taipei', url: 'https://en.wikipedia.org/wiki/Chinese_Taipei' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Portuguese sailors called Taiwan “Formosa”. What does that mean?',
        right: 'Beautiful',
        wrong: ['Dangerous', 'Fertile', 'Distant'],
        explanation:
          'Beautiful is what it means, from “ilha formosa”, a beautiful island. The name stood on Western maps well into the 20th century.',
        page: { title: 'Taiwan', url: 'https://en.wikipedia.org/wiki/Taiwan' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which of these languages goes back to those of seafarers from ancient Taiwan?',
        right: 'Hawaiian',
        wrong: ['Japanese', 'Korean', 'Vietnamese'],
        explanation:
          'Hawaiian does: sailors from the island set off about five thousand years ago, and their languages reached Hawaii, Easter Island and even Madagascar.',
        page: { title: 'Austronesian languages', url: 'https://en.wikipedia.org/wiki/Austronesian_languages' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do smiths on Kinmen, a Taiwanese island off the Chinese coast, make knives from?',
        right: 'Old artillery shells',
        wrong: ['Anchors of wrecks', 'Rails of old railways', 'Bronze temple bells'],
        explanation:
          'They use old artillery shells: for twenty years the mainland fired at the island, later with shells full of leaflets. One casing gives dozens of kitchen knives.',
        page: { title: 'Kinmen', url: 'https://en.wikipedia.org/wiki/Kinmen' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What hangs inside the tower Taipei 101 to steady it in storms and earthquakes?',
        right: 'A giant steel ball',
        wrong: ['A tank of oil', 'A chain of bells', 'A net of cables'],
        explanation:
          'A giant steel ball of some 660 tonnes swings against the sway of the building. Visitors can watch it.',
        page: { title: 'Taipei 101', url: 'https://en.wikipedia.org/wiki/Taipei_101' },
      },
    ],
  },
  {
    key: 'britain',
    name: 'Britain',
    category: 'News & Politics',
    spellings: ['UK', 'U.K.', 'Britain', 'British', 'United Kingdom'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which nation of the United Kingdom is not represented in the Union Flag?',
        right: 'Wales',
        wrong: ['Scotland', 'England', 'Northern Ireland'],
        explanation:
          'Wales is missing because it counted as a part of the Kingdom of England when the first Union Flag was made in 1606. Its red dragon stayed outside.',
        page: { title: 'Union Jack', url: 'https://en.wikipedia.org/wiki/Union_Jack' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is missing from Britain’s postage stamps, alone in the world?',
        right: 'The country’s name',
        wrong: ['The monarch’s head', 'The price or class', 'The perforated edge'],
        explanation:
          'They do not show the country’s name, because Britain invented the stamp in 1840, so there was nobody to be confused with. The monarch’s head stands for it.',
        page: {
          title: 'Postage stamps and postal history of Great Britain',
          url: 'https://en.wikipedia.org/wiki/Postage_stamps_and_postal_history_of_Great_Britain',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do trawlers off Britain sometimes bring up mammoth bones from the North Sea?',
        right: 'The seabed was once dry land',
        wrong: ['Ice floes carried them over', 'Rivers washed them down', 'Traders lost them at sea'],
        explanation:
          'The seabed was once dry land, and people and mammoths could walk from Britain to Denmark. The rising sea covered the last of Doggerland some eight thousand years ago.',
        page: { title: 'Doggerland', url: 'https://en.wikipedia.org/wiki/Doggerland' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did British grid engineers keep a close eye on popular television shows?',
        right: 'Kettles go on at the end',
        wrong: ['Screens need more current', 'Studios drew from the grid', 'Street lights were dimmed'],
        explanation:
          'Kettles go on at the end: after a big match or a soap opera, hundreds of thousands of them used to start within minutes. Power stations stood by for the final whistle.',
        page: { title: 'TV pickup', url: 'https://en.wikipedia.org/wiki/TV_pickup' },
      },
    ],
  },
  {
    key: 'british-parliament',
    name: 'Britain’s Parliament',
    category: 'News & Politics',
    spellings: [
      'Downing Street',
      'House of Commons',
      'House of Lords',
      'UK Parliament',
      'British Parliament',
      'Palace of Westminster',
      'Prime Minister’s Questions',
      'PMQs',
      'British prime minister',
      'UK prime minister',
      'Starmer',
      'Keir Starmer',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who has been kept out of sittings of Britain’s House of Commons since 1642?',
        right: 'The monarch',
        wrong: ['The army’s chief', 'The archbishop', 'The Lord Mayor'],
        explanation:
          'The monarch has, ever since Charles I came with armed men to arrest five members. Kings and queens open Parliament in the other house, and the Commons are fetched.',
        page: {
          title: 'State Opening of Parliament',
          url: 'https://en.wikipedia.org/wiki/State_Opening_of_Parliament',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does one MP wait at Buckingham Palace while the King opens Parliament?',
        right: 'To serve as a hostage',
        wrong: ['To keep the royal seal', 'To act as his deputy', 'To take the petitions'],
        explanation:
          'The MP is a ceremonial hostage, from the days when a king was not sure to come out of Parliament again. He or she is let go when the King is back.',
        page: {
          title: 'State Opening of Parliament',
          url: 'https://en.wikipedia.org/wiki/State_Opening_of_Parliament',
        },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Members of Britain’s House of Commons may not resign. How do they leave early?',
        right: 'By taking a royal office',
        wrong: ['By moving abroad for good', 'By missing three sessions', 'By asking their voters'],
        explanation:
          'They take a royal office, since a paid job under the Crown costs a member the seat. Two empty stewardships, one of the Chiltern Hundreds, are handed out just for that.',
        page: {
          title: 'Resignation from the British House of Commons',
          url: 'https://en.wikipedia.org/wiki/Resignation_from_the_British_House_of_Commons',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What is odd about the seats in Britain’s House of Commons?',
        right: 'They are too few for all',
        wrong: ['They are numbered by age', 'They are drawn by lot daily', 'They are the Crown’s property'],
        explanation:
          'They are too few for all: there are about 430 places for 650 members. After the bombing of 1941 Churchill wanted it small again, so that it would seldom look empty.',
        page: {
          title: 'House of Commons of the United Kingdom',
          url: 'https://en.wikipedia.org/wiki/House_of_Commons_of_the_United_Kingdom',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do you unlock the front door of 10 Downing Street from outside?',
        right: 'You cannot',
        wrong: ['With two keys', 'With a brass lever', 'With a code'],
        explanation:
          'You cannot, as it has no keyhole that works: somebody inside is always there to open it. The black bricks are really yellow, and painted as soot had left them.',
        page: { title: '10 Downing Street', url: 'https://en.wikipedia.org/wiki/10_Downing_Street' },
      },
    ],
  },
  {
    key: 'british-royal-family',
    name: 'the British royal family',
    category: 'News & Politics',
    spellings: [
      'King Charles',
      'King Charles III',
      'Queen Camilla',
      'Buckingham Palace',
      'British royal family',
      'Prince William',
      'Prince Harry',
      'Princess of Wales',
      'Kate Middleton',
      'Windsor Castle',
      'Balmoral',
      'Sandringham',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does a British king travel without, although it is issued to his subjects in his name?',
        right: 'A passport',
        wrong: ['A luggage label', 'A vaccination card', 'A customs form'],
        explanation:
          'He needs no passport, because the document asks foreign states, in his own name, to let the bearer pass. The rest of his family do need one.',
        page: { title: 'British passport', url: 'https://en.wikipedia.org/wiki/British_passport' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'You stand outside Buckingham Palace. How can you tell that the King is in?',
        right: 'A different flag flies',
        wrong: ['The gates stand open', 'Four lamps are lit', 'The fountain runs'],
        explanation:
          'A different flag flies: the Royal Standard shows that he is there, the Union Flag that he is not. Until 1997 the pole was simply left bare when the monarch was away.',
        page: { title: 'Buckingham Palace', url: 'https://en.wikipedia.org/wiki/Buckingham_Palace' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do British monarchs celebrate an official birthday in June?',
        right: 'For better weather',
        wrong: ['For a saint’s day', 'For an old victory', 'For the end of school'],
        explanation:
          'June promises better weather for a parade. Edward VII, born in November, moved the public part of the celebration to summer for good.',
        page: { title: 'King’s Official Birthday', url: 'https://en.wikipedia.org/wiki/King%27s_Official_Birthday' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the British royal family change its name to Windsor in 1917?',
        right: 'The old name was German',
        wrong: ['The old line had died out', 'A castle was inherited', 'Parliament had misspelt it'],
        explanation:
          'The old name, Saxe-Coburg and Gotha, was German and had become awkward in a war with Germany. The new one was taken from the castle.',
        page: { title: 'House of Windsor', url: 'https://en.wikipedia.org/wiki/House_of_Windsor' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the future Queen Elizabeth II train to be in 1945?',
        right: 'An army mechanic',
        wrong: ['A radio operator', 'A ward nurse', 'A map maker'],
        explanation:
          'She trained as an army mechanic, and learned to change wheels and take engines apart in the women’s branch. All her life she liked to drive herself.',
        page: { title: 'Elizabeth II', url: 'https://en.wikipedia.org/wiki/Elizabeth_II' },
      },
    ],
  },
  {
    key: 'london',
    name: 'London',
    category: 'News & Politics',
    spellings: ['London', 'Scotland Yard', 'Heathrow'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Where does the London Bridge of 1831 stand today?',
        right: 'In Arizona',
        wrong: ['In Ontario', 'In Cape Town', 'In Sydney'],
        explanation:
          'The old London Bridge stands in Arizona: an American businessman bought it in 1968 and had it shipped stone by stone to Lake Havasu City, a new town in the desert.',
        page: {
          title: 'London Bridge (Lake Havasu City)',
          url: 'https://en.wikipedia.org/wiki/London_Bridge_(Lake_Havasu_City)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'London taxi drivers learn some 25,000 streets by heart. What did brain scans of them show?',
        right: 'One part had grown',
        wrong: ['One half did most of the work', 'Fewer cells were active', 'Both halves looked alike'],
        explanation:
          'One part had grown with the years on the job: the back of the hippocampus, which serves for finding one’s way. It was early proof that an adult brain changes with use.',
        page: { title: 'Hippocampus', url: 'https://en.wikipedia.org/wiki/Hippocampus' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What made Parliament agree to pay for London’s great sewers in 1858?',
        right: 'The smell of the Thames',
        wrong: ['A flood in the Tower', 'A wedding at court', 'A report from Paris'],
        explanation:
          'The smell of the Thames did it: in a hot summer the river stank so much that curtains in Parliament were soaked in chloride of lime. The law passed within weeks.',
        page: { title: 'Great Stink', url: 'https://en.wikipedia.org/wiki/Great_Stink' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did London’s Tube map of 1933, a model for the world, give up?',
        right: 'True distances',
        wrong: ['Colours of lines', 'Names of stations', 'Places to change'],
        explanation:
          'It gave up true distances, because Harry Beck, an engineering draughtsman, saw that people underground only need the order of stops. He drew lines as neat as an electrical circuit.',
        page: { title: 'Tube map', url: 'https://en.wikipedia.org/wiki/Tube_map' },
      },
    ],
  },
  {
    key: 'france',
    name: 'France',
    category: 'News & Politics',
    spellings: ['France', 'French', 'Paris', 'Macron', 'Élysée'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'With which country does France share its longest land border?',
        right: 'Brazil',
        wrong: ['Spain', 'Belgium', 'Germany'],
        explanation:
          'It is with Brazil, because French Guiana in South America is as French as Paris. The border there, about 730 kilometres, runs through rain forest.',
        page: { title: 'French Guiana', url: 'https://en.wikipedia.org/wiki/French_Guiana' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Eiffel Tower was to be pulled down after twenty years. What saved it?',
        right: 'Its use for radio',
        wrong: ['Its many visitors', 'Its price as scrap', 'Its maker’s will'],
        explanation:
          'Its use for radio saved it: Gustave Eiffel invited scientists in, and the army came to need the aerial. In 1914 it picked up enemy messages.',
        page: { title: 'Eiffel Tower', url: 'https://en.wikipedia.org/wiki/Eiffel_Tower' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The President of France is automatically head of state of which other country too?',
        right: 'Andorra',
        wrong: ['Monaco', 'Luxembourg', 'San Marino'],
        explanation:
          'Andorra has two princes: the Bishop of Urgell in Spain and whoever rules France, since the counts of Foix and then the French kings inherited the right.',
        page: { title: 'Co-princes of Andorra', url: 'https://en.wikipedia.org/wiki/Co-princes_of_Andorra' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Revolutionary France wanted a measure for all peoples. What was the metre based on?',
        right: 'The size of Earth',
        wrong: ['The length of a stride', 'The speed of sound', 'The weight of water'],
        explanation:
          'It was based on the size of Earth, as a ten-millionth of the way from pole to equator. Two astronomers measured part of it for years, through a revolution and a war.',
        page: { title: 'History of the metre', url: 'https://en.wikipedia.org/wiki/History_of_the_metre' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'How did revolutionary France divide the day when it decreed a new kind of time?',
        right: 'Into ten hours',
        wrong: ['Into five hours', 'Into thirty hours', 'Into sixty hours'],
        explanation:
          'It divided the day into ten hours of a hundred minutes, each of a hundred seconds. Clocks were made for it, but it was compulsory for less than a year.',
        page: { title: 'Decimal time', url: 'https://en.wikipedia.org/wiki/Decimal_time' },
      },
    ],
  },
  {
    key: 'germany',
    name: 'Germany',
    category: 'News & Politics',
    spellings: ['Germany', 'German', 'Berlin', 'Merz', 'Bundestag', 'Bundeswehr'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did West Germany call its constitution of 1949 just a “Basic Law”?',
        right: 'It was to be temporary',
        wrong: ['It was very short', 'It had no legal force', 'It was drafted in English'],
        explanation:
          'It was to be temporary, as a real constitution should wait until the country was one again. When that came, in 1990, people had grown fond of the stopgap and kept it.',
        page: {
          title: 'Basic Law for the Federal Republic of Germany',
          url: 'https://en.wikipedia.org/wiki/Basic_Law_for_the_Federal_Republic_of_Germany',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country surrounds the German village of Büsingen on all sides?',
        right: 'Switzerland',
        wrong: ['Austria', 'Luxembourg', 'France'],
        explanation:
          'Switzerland does: the village lies on the Rhine near Schaffhausen and belongs to the Swiss customs area. People there get by with two currencies.',
        page: { title: 'Büsingen am Hochrhein', url: 'https://en.wikipedia.org/wiki/B%C3%BCsingen_am_Hochrhein' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How can the German parliament vote a chancellor out of office?',
        right: 'Only by electing a successor',
        wrong: ['Only by three quarters', 'Only by two separate votes', 'Only by calling an election'],
        explanation:
          'Only by electing a successor: in the 1920s majorities agreed on toppling governments but on nothing else. So today one has to agree on who comes next.',
        page: {
          title: 'Constructive vote of no confidence',
          url: 'https://en.wikipedia.org/wiki/Constructive_vote_of_no_confidence',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did crowds stream to the Berlin Wall on the evening of 9 November 1989?',
        right: 'An official spoke too soon',
        wrong: ['A guard had lost his keys', 'A storm had broken a gate', 'A treaty had been signed'],
        explanation:
          'An official spoke too soon: asked when new travel rules would begin, he leafed through his notes and said at once. Overwhelmed guards opened the gates that night.',
        page: { title: 'Fall of the Berlin Wall', url: 'https://en.wikipedia.org/wiki/Fall_of_the_Berlin_Wall' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Germany become the first country to put its clocks forward for summer, in 1916?',
        right: 'To save coal in the war',
        wrong: ['To suit its farmers', 'To match the French clock', 'To lengthen school days'],
        explanation:
          'It wanted to save coal in the war, as lighter evenings needed fewer lamps. Austria-Hungary joined in, and Britain followed within three weeks.',
        page: { title: 'Daylight saving time', url: 'https://en.wikipedia.org/wiki/Daylight_saving_time' },
      },
    ],
  },
  {
    key: 'italy',
    name: 'Italy',
    category: 'News & Politics',
    spellings: ['Italy', 'Italian', 'Rome', 'Meloni', 'Sicily'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which word comes from the forty days that ships once had to wait off Venice?',
        right: 'Quarantine',
        wrong: ['Embargo', 'Armada', 'Arsenal'],
        explanation:
          'Quarantine comes from “quaranta”, Italian for forty. In the time of the plague crews stayed on islands until they were thought safe.',
        page: { title: 'Quarantine', url: 'https://en.wikipedia.org/wiki/Quarantine' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How many Italians spoke today’s standard Italian when their country was united in 1861?',
        right: 'At most one in ten',
        wrong: ['About one in three', 'About one in two', 'At least nine in ten'],
        explanation:
          'At most one in ten did; the rest spoke the tongue of their region, such as Sicilian or Venetian. School, the army and above all television made Tuscan everybody’s language.',
        page: { title: 'Italian language', url: 'https://en.wikipedia.org/wiki/Italian_language' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Roman concrete can heal its own cracks. What does it contain that makes this possible?',
        right: 'Lumps of lime',
        wrong: ['Grains of salt', 'Threads of silk', 'Drops of oil'],
        explanation:
          'It contains lumps of lime: when water seeps into a crack, the lime dissolves and fills it with new stone. The lumps had long been taken for careless mixing.',
        page: { title: 'Roman concrete', url: 'https://en.wikipedia.org/wiki/Roman_concrete' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens to the coins that visitors throw into Rome’s Trevi Fountain?',
        right: 'They go to the poor',
        wrong: ['They go to museums', 'They stay for ever', 'They are melted down'],
        explanation:
          'They go to the poor: workers sweep them up regularly, and the charity Caritas runs food banks and shelters with the money. It comes to more than a million euros a year.',
        page: { title: 'Trevi Fountain', url: 'https://en.wikipedia.org/wiki/Trevi_Fountain' },
      },
    ],
  },
  {
    key: 'spain',
    name: 'Spain',
    category: 'News & Politics',
    spellings: ['Spain', 'Spanish', 'Madrid', 'Catalonia', 'Catalan', 'Mallorca', 'Majorca', 'Tenerife'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What is missing from Spain’s national anthem?',
        right: 'Words',
        wrong: ['A title', 'An ending', 'Drums'],
        explanation:
          'It has no words: the “Marcha Real” is an old march of grenadiers. Texts have been tried and given up, since the regions could not agree on one.',
        page: { title: 'Marcha Real', url: 'https://en.wikipedia.org/wiki/Marcha_Real' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Spain lies as far west as Britain but keeps Berlin’s time. Since when?',
        right: 'The Second World War',
        wrong: ['The Napoleonic Wars', 'The first railways', 'The entry into the EU'],
        explanation:
          'Since the Second World War: Franco’s government moved the clocks forward in 1940 and never moved them back. It helps explain why Spaniards seem to dine so late.',
        page: { title: 'Time in Spain', url: 'https://en.wikipedia.org/wiki/Time_in_Spain' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Pheasant Island lies in a river between Spain and France. Who owns it?',
        right: 'Each for half the year',
        wrong: ['Each owns one half of it', 'Neither of the two', 'A Basque monastery'],
        explanation:
          'Each owns it for half the year, and it changes hands every February and August. The two countries made peace there in 1659 and have shared it ever since.',
        page: { title: 'Pheasant Island', url: 'https://en.wikipedia.org/wiki/Pheasant_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Spanish “ojalá”, “I hope so”, contains the word for God in which language?',
        right: 'Arabic',
        wrong: ['Hebrew', 'Basque', 'Gothic'],
        explanation:
          'It comes from Arabic, from a phrase about God’s will. Nearly eight centuries of Muslim rule left thousands of such words, many of them beginning with al.',
        page: {
          title: 'Arabic language influence on the Spanish language',
          url: 'https://en.wikipedia.org/wiki/Arabic_language_influence_on_the_Spanish_language',
        },
      },
    ],
  },
  {
    key: 'japan',
    name: 'Japan',
    category: 'News & Politics',
    spellings: ['Japan', 'Japanese', 'Tokyo', 'Kyoto', 'Takaichi'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'When eastern Japan lacked electricity in 2011, why could the west send so little?',
        right: 'It uses another frequency',
        wrong: ['It uses other plugs', 'It had closed all its plants', 'It had sold its power abroad'],
        explanation:
          'It uses another frequency: the east runs on 50 hertz and the west on 60. In the 1890s Tokyo had bought its generators in Germany, Osaka in America.',
        page: {
          title: 'Electricity sector in Japan',
          url: 'https://en.wikipedia.org/wiki/Electricity_sector_in_Japan',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do Japanese train drivers point at signals and call out what they see?',
        right: 'It prevents mistakes',
        wrong: ['It trains the guards', 'It calms the passengers', 'It opens the doors'],
        explanation:
          'It prevents mistakes, because hand, eye and voice keep the mind on the task. In tests, pointing and calling cut errors by more than four fifths.',
        page: { title: 'Pointing and calling', url: 'https://en.wikipedia.org/wiki/Pointing_and_calling' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Japan recounted its islands by computer and published the result in 2023. How many were there?',
        right: 'Twice as many as before',
        wrong: ['Half as many as before', 'Just one more than before', 'Exactly as many as before'],
        explanation:
          'There were about twice as many as before, 14,125 instead of 6,852. The old count had been done by hand on maps in 1987.',
        page: { title: 'List of islands of Japan', url: 'https://en.wikipedia.org/wiki/List_of_islands_of_Japan' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens to Japan’s holiest shrine, at Ise, every twenty years?',
        right: 'It is built anew next door',
        wrong: ['It is closed for one year', 'It is moved to another city', 'It is painted a new colour'],
        explanation:
          'It is built anew next door, and the old building is taken apart when the new one stands. So it is 1,300 years old and always fresh, and the craft is passed on.',
        page: { title: 'Ise Grand Shrine', url: 'https://en.wikipedia.org/wiki/Ise_Grand_Shrine' },
      },
    ],
  },
  {
    key: 'india',
    name: 'India',
    category: 'News & Politics',
    spellings: ['India', 'New Delhi', 'Delhi', 'Modi', 'Mumbai', 'Narendra Modi'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How are voters in India kept from voting twice?',
        right: 'By ink on a finger',
        wrong: ['By a stamp on the wrist', 'By a hole in a card', 'By a scan of the eye'],
        explanation:
          'Ink on a finger shows who has voted: the purple dye with silver nitrate, made in Mysore, stays on skin and nail for weeks. The firm sells it to many other countries.',
        page: { title: 'Election ink', url: 'https://en.wikipedia.org/wiki/Election_ink' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How many languages state the value on an Indian banknote?',
        right: 'Seventeen',
        wrong: ['Two', 'Five', 'Ten'],
        explanation:
          'There are seventeen: Hindi and English are large, and a panel lists fifteen more, in many scripts. Even that is only a part of what India speaks.',
        page: { title: 'Indian rupee', url: 'https://en.wikipedia.org/wiki/Indian_rupee' },
      },
      {
        type: 'application',
        difficulty: 'hard',
        question: 'How do people in India write the number one million?',
        right: '10,00,000',
        wrong: ['1,000,000', '100,0000', '1,0000,00'],
        explanation:
          'They write 10,00,000, because after the last three digits Indians group by twos. A hundred thousand is a lakh, and a hundred lakh make a crore.',
        page: { title: 'Indian numbering system', url: 'https://en.wikipedia.org/wiki/Indian_numbering_system' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do we name after the Arabs although it came from India?',
        right: 'The digits from 0 to 9',
        wrong: ['The twelve signs of the zodiac', 'The game of draughts', 'The seven-note scale'],
        explanation:
          'The digits from 0 to 9 were invented by Indian scholars, with a zero that counts as a number. They are called Arabic numerals because Europe met them in Arabic books.',
        page: {
          title: 'Hindu–Arabic numeral system',
          url: 'https://en.wikipedia.org/wiki/Hindu%E2%80%93Arabic_numeral_system',
        },
      },
    ],
  },
  {
    key: 'turkey',
    name: 'Turkey',
    category: 'News & Politics',
    spellings: ['Turkey', 'Türkiye', 'Turkish', 'Istanbul', 'Ankara', 'Erdogan', 'Erdoğan'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does a treaty of 1936 let Turkey keep out of its straits to the Black Sea?',
        right: 'Warships of nations at war',
        wrong: ['Oil tankers in bad weather', 'Fishing boats in spring', 'Cruise ships after dark'],
        explanation:
          'Turkey may close them to warships of nations at war, by the Montreux Convention, which leaves merchant ships free to pass. Warships of countries outside the Black Sea may stay there for three weeks at most.',
        page: {
          title: 'Montreux Convention Regarding the Regime of the Straits',
          url: 'https://en.wikipedia.org/wiki/Montreux_Convention_Regarding_the_Regime_of_the_Straits',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the carved stone pillars of Göbekli Tepe in Turkey astonish archaeologists?',
        right: 'They are older than pottery',
        wrong: ['They are made of meteorites', 'They were brought from Egypt', 'They show sailing ships'],
        explanation:
          'They are older than pottery, put up more than eleven thousand years ago by people who did not yet make clay pots. Stonehenge is nearer in time to us than to them.',
        page: { title: 'Göbekli Tepe', url: 'https://en.wikipedia.org/wiki/G%C3%B6bekli_Tepe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Turks who could read and write have to learn anew in 1928?',
        right: 'The alphabet',
        wrong: ['The calendar', 'The metric system', 'The street signs'],
        explanation:
          'They had to learn the alphabet: within months the Arabic script gave way to Latin letters. President Atatürk went round the country himself with a blackboard.',
        page: { title: 'Turkish alphabet', url: 'https://en.wikipedia.org/wiki/Turkish_alphabet' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which soft wool got its name from the capital of Turkey?',
        right: 'Angora',
        wrong: ['Cashmere', 'Merino', 'Alpaca'],
        explanation:
          'Angora is the name under which Ankara was long known in Europe. Its white goats give mohair; the fluffy wool of the name comes from its rabbits.',
        page: { title: 'Ankara', url: 'https://en.wikipedia.org/wiki/Ankara' },
      },
    ],
  },
  {
    key: 'egypt',
    name: 'Egypt',
    category: 'News & Politics',
    spellings: ['Egypt', 'Egyptian', 'Cairo', 'Suez Canal', 'Suez', 'River Nile', 'Nile River'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which monument began as a plan for a giant woman with a torch at the Suez Canal?',
        right: 'The Statue of Liberty',
        wrong: ['Nelson’s Column', 'The Brandenburg Gate', 'Christ the Redeemer'],
        explanation:
          'The Statue of Liberty did: the sculptor Bartholdi had offered Egypt’s ruler a lighthouse in the shape of a peasant woman. It cost too much, and he turned to New York.',
        page: { title: 'Statue of Liberty', url: 'https://en.wikipedia.org/wiki/Statue_of_Liberty' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the Panama Canal need that the Suez Canal does without?',
        right: 'Locks',
        wrong: ['Tolls', 'Pilots', 'Lighthouses'],
        explanation:
          'The Suez Canal needs no locks: the two seas stand at nearly the same level, so that a ditch through the desert is enough. Sea water flows through it, and fish move with it.',
        page: { title: 'Suez Canal', url: 'https://en.wikipedia.org/wiki/Suez_Canal' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For how long did a war that began in 1967 trap merchant ships in the Suez Canal?',
        right: 'Eight years',
        wrong: ['Eight days', 'Eight weeks', 'Eight months'],
        explanation:
          'They were stuck for eight years, in which the crews tied the ships together, printed stamps and held games of their own. Desert sand gave them the name Yellow Fleet.',
        page: { title: 'Yellow Fleet', url: 'https://en.wikipedia.org/wiki/Yellow_Fleet' },
      },
      {
        type: 'analysis',
        difficulty: 'easy',
        question: 'Why does Upper Egypt lie at the bottom of the map?',
        right: 'The Nile flows north',
        wrong: ['Maps were once reversed', 'Its kings were mightier', 'It once lay on the coast'],
        explanation:
          'The Nile flows north, and up means upstream. The river comes from the heart of Africa and runs down to the Mediterranean.',
        page: { title: 'Upper Egypt', url: 'https://en.wikipedia.org/wiki/Upper_Egypt' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'A new reservoir threatened Egypt’s cliff temples at Abu Simbel. How were they saved?',
        right: 'They were sawn up and raised',
        wrong: ['They were walled in by a dam', 'They were sealed under glass', 'They were copied in concrete'],
        explanation:
          'In the 1960s they were sawn up into blocks of some twenty tonnes and raised by 65 metres, to be put together again inside an artificial hill.',
        page: { title: 'Abu Simbel', url: 'https://en.wikipedia.org/wiki/Abu_Simbel' },
      },
    ],
  },
  {
    key: 'saudi-arabia',
    name: 'Saudi Arabia',
    category: 'News & Politics',
    spellings: ['Saudi Arabia', 'Saudi', 'Saudis', 'Riyadh', 'Jeddah', 'Mohammed bin Salman'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Saudi Arabia, a country larger than Mexico, not have at all?',
        right: 'Permanent rivers',
        wrong: ['Dormant volcanoes', 'Falls of snow', 'High mountains'],
        explanation:
          'It has no permanent rivers: valleys fill after rain and run dry again. Much of the drinking water comes from the sea, through plants that take out the salt.',
        page: { title: 'Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Saudi_Arabia' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is Saudi Arabia’s flag never flown at half-mast?',
        right: 'It bears a creed',
        wrong: ['It weighs too much', 'It is fixed to its pole', 'It belongs to the army'],
        explanation:
          'It bears a creed, the Muslim declaration of faith, in white script. The flag is even made of two sheets, so that it reads correctly from both sides.',
        page: { title: 'Flag of Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Flag_of_Saudi_Arabia' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What is unusual about the name of Saudi Arabia?',
        right: 'It names a ruling family',
        wrong: ['It names a former river', 'It comes from a poem', 'It was chosen by voters'],
        explanation:
          'It names a ruling family: the kingdom put together by Ibn Saud was called after his house in 1932. Liechtenstein is one of the few other cases.',
        page: { title: 'Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Saudi_Arabia' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What were the tall old houses of Jeddah, on the Red Sea, built of?',
        right: 'Coral',
        wrong: ['Marble', 'Granite', 'Slate'],
        explanation:
          'They were built of coral, in blocks cut from reefs, with timber beams between them to spread the load. Wooden bays let the sea breeze in and keep eyes out.',
        page: { title: 'Al-Balad, Jeddah', url: 'https://en.wikipedia.org/wiki/Al-Balad,_Jeddah' },
      },
    ],
  },
  {
    key: 'united-arab-emirates',
    name: 'the United Arab Emirates',
    category: 'News & Politics',
    spellings: ['UAE', 'U.A.E.', 'United Arab Emirates', 'Emirati', 'Dubai', 'Abu Dhabi'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What ruined the main trade of Dubai and its neighbours around 1930?',
        right: 'Cultured pearls from Japan',
        wrong: ['Cheap spices from India', 'Tinned fish from Norway', 'Steel ships from Britain'],
        explanation:
          'Cultured pearls from Japan ruined the Gulf’s trade in natural ones, which it had lived by. With the slump they ended that within years, decades before the oil.',
        page: { title: 'Pearl hunting', url: 'https://en.wikipedia.org/wiki/Pearl_hunting' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Today’s Emirates were once known as the Trucial States. What did that name refer to?',
        right: 'A promise of peace at sea',
        wrong: ['A family of rulers', 'A kind of sailing boat', 'A road through the sand'],
        explanation:
          'It referred to a promise of peace at sea: from 1820 Britain made the sheikhs sign truces, to protect its ships. The word lived on in atlases until 1971.',
        page: { title: 'Trucial States', url: 'https://en.wikipedia.org/wiki/Trucial_States' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do people at the top of Dubai’s Burj Khalifa break their Ramadan fast later than those below?',
        right: 'They see the Sun longer',
        wrong: ['They keep another time', 'Their lifts are slower', 'They cannot hear the call'],
        explanation:
          'They see the Sun longer, as it sets a few minutes later when seen from high up. Clerics told residents of the upper floors to wait.',
        page: { title: 'Burj Khalifa', url: 'https://en.wikipedia.org/wiki/Burj_Khalifa' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What surrounds the Emirati village of Nahwa on all sides?',
        right: 'A piece of Oman',
        wrong: ['An artificial lake', 'A ring of oil wells', 'A wall of coral'],
        explanation:
          'A piece of Oman surrounds it, and that piece, Madha, lies inside the Emirates in its turn. Few borders in the world are nested like that.',
        page: { title: 'Nahwa', url: 'https://en.wikipedia.org/wiki/Nahwa' },
      },
    ],
  },
  {
    key: 'iraq',
    name: 'Iraq',
    category: 'News & Politics',
    spellings: ['Iraq', 'Iraqi', 'Baghdad', 'Mosul', 'Basra'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do we owe the sixty-minute hour to the people of ancient Iraq?',
        right: 'They counted in sixties',
        wrong: ['They had sixty gods', 'Their week had sixty hours', 'Their year had sixty weeks'],
        explanation:
          'They counted in sixties, a number that can be divided by 2, 3, 4, 5 and 6. Babylonian astronomers passed it on, and we still cut up hours and circles that way.',
        page: { title: 'Sexagesimal', url: 'https://en.wikipedia.org/wiki/Sexagesimal' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do most of the oldest known written tablets, found at Uruk in Iraq, record?',
        right: 'Goods and rations',
        wrong: ['Prayers and hymns', 'Kings and battles', 'Stars and omens'],
        explanation:
          'They record goods and rations, since writing began as bookkeeping: so much barley, so many sheep, so much beer for a worker. Poems came centuries later.',
        page: { title: 'Uruk', url: 'https://en.wikipedia.org/wiki/Uruk' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What shape did a caliph give Baghdad when he founded it in 762?',
        right: 'A circle',
        wrong: ['A star', 'A triangle', 'A cross'],
        explanation:
          'He made it a circle, with four gates, and the palace and mosque in the middle. Nothing of the round city is left above the ground.',
        page: { title: 'Round city of Baghdad', url: 'https://en.wikipedia.org/wiki/Round_city_of_Baghdad' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What are the great guest halls in Iraq’s southern marshes built of?',
        right: 'Reeds',
        wrong: ['Palm logs', 'Salt blocks', 'Baked bricks'],
        explanation:
          'They are built of reeds, in bundles bent into tall arches, without a nail. Carvings five thousand years old show the same halls.',
        page: { title: 'Mudhif', url: 'https://en.wikipedia.org/wiki/Mudhif' },
      },
    ],
  },
  {
    key: 'syria',
    name: 'Syria',
    category: 'News & Politics',
    spellings: ['Syria', 'Syrian', 'Damascus', 'Aleppo'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who was the first to withdraw seeds from the Arctic vault on Svalbard, in 2015?',
        right: 'A seed bank from Aleppo',
        wrong: ['A brewery from Munich', 'A rice farm from Manila', 'A university in Kansas'],
        explanation:
          'A seed bank from Aleppo did, when its fields and cold rooms in Syria could no longer be used. It grew the seeds in Lebanon and Morocco, and later put new ones back.',
        page: { title: 'Svalbard Global Seed Vault', url: 'https://en.wikipedia.org/wiki/Svalbard_Global_Seed_Vault' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What rarity do clay tablets from Ugarit in Syria, some 3,400 years old, preserve?',
        right: 'A melody in notation',
        wrong: ['A map of the coast', 'A recipe for glass', 'A game with rules'],
        explanation:
          'They preserve a melody: a hymn to the goddess Nikkal comes with words and tuning for a lyre. It is the oldest song that has come down nearly whole, though scholars play it differently.',
        page: { title: 'Hurrian songs', url: 'https://en.wikipedia.org/wiki/Hurrian_songs' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ancient language is still spoken in the Syrian mountain village of Maaloula?',
        right: 'Aramaic',
        wrong: ['Sumerian', 'Phoenician', 'Latin'],
        explanation:
          'It is Aramaic, once the common tongue from Egypt to Persia, and that of Jesus. Only a few villages kept this western form.',
        page: { title: 'Maaloula', url: 'https://en.wikipedia.org/wiki/Maaloula' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For centuries, what did the giant wooden wheels of Hama in Syria do?',
        right: 'Lift water from a river',
        wrong: ['Grind flour for bread', 'Hoist goods up a wall', 'Spin thread for silk'],
        explanation:
          'They lifted water from a river, which itself turns the wheels, the largest about 20 metres across. Their boxes emptied into aqueducts for gardens and baths.',
        page: { title: 'Norias of Hama', url: 'https://en.wikipedia.org/wiki/Norias_of_Hama' },
      },
    ],
  },
  {
    key: 'lebanon',
    name: 'Lebanon',
    category: 'News & Politics',
    spellings: ['Lebanon', 'Lebanese', 'Beirut', 'Hezbollah'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ancient port in Lebanon gave us the word “Bible”?',
        right: 'Byblos',
        wrong: ['Tyre', 'Sidon', 'Tripoli'],
        explanation:
          'Byblos did: the Greeks bought papyrus there and named it after the town. The word then came to mean a book.',
        page: { title: 'Byblos', url: 'https://en.wikipedia.org/wiki/Byblos' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How does Lebanon, by custom, divide its three highest offices?',
        right: 'Among three faiths',
        wrong: ['Among three regions', 'Among three parties', 'Among three families'],
        explanation:
          'They are divided among three faiths: the president is a Maronite Christian, the prime minister a Sunni and the speaker of parliament a Shia Muslim. It goes back to an unwritten pact of 1943.',
        page: { title: 'National Pact', url: 'https://en.wikipedia.org/wiki/National_Pact' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Lebanon held a census in 1932, and then none for generations. Why?',
        right: 'Power hangs on the result',
        wrong: ['The law forbids it', 'The army is against it', 'Too many live abroad'],
        explanation:
          'Power hangs on the result, since offices and seats were shared out by the size of each community. A new count might call the whole balance into question.',
        page: { title: 'Demographics of Lebanon', url: 'https://en.wikipedia.org/wiki/Demographics_of_Lebanon' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Tyre, in today’s Lebanon, make the purple of emperors from?',
        right: 'Sea snails',
        wrong: ['Mulberries', 'Cedar bark', 'Beetles'],
        explanation:
          'The dye was made from sea snails, thousands of them for the hem of one robe. The stench was such that dye works lay away from homes.',
        page: { title: 'Tyrian purple', url: 'https://en.wikipedia.org/wiki/Tyrian_purple' },
      },
    ],
  },
  {
    key: 'south-korea',
    name: 'South Korea',
    category: 'News & Politics',
    spellings: ['South Korea', 'South Korean', 'Seoul'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do the basic consonants of the Korean alphabet depict?',
        right: 'The mouth as it speaks',
        wrong: ['The tracks of birds', 'The shapes of houses', 'The phases of the Moon'],
        explanation:
          'They depict the mouth as it speaks, with tongue, teeth and lips, in King Sejong’s script of 1443. A wise man learns it before the morning is over, an early guide promised.',
        page: { title: 'Hangul', url: 'https://en.wikipedia.org/wiki/Hangul' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How did South Koreans become one or two years younger in June 2023?',
        right: 'Ages were counted anew',
        wrong: ['The calendar was moved', 'Leap years were dropped', 'A census was corrected'],
        explanation:
          'Ages were counted anew: by tradition a baby was one year old at birth, and everybody aged on New Year’s Day. The law now counts birthdays like the rest of the world.',
        page: { title: 'East Asian age reckoning', url: 'https://en.wikipedia.org/wiki/East_Asian_age_reckoning' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why may no plane land in South Korea for about half an hour every November?',
        right: 'Pupils sit a listening test',
        wrong: ['Cranes cross the runways', 'Sirens are tried out', 'The army tests its radar'],
        explanation:
          'Pupils all over the country sit a listening test. On the day of the university entrance exam offices open later, and police drive late candidates to school.',
        page: {
          title: 'College Scholastic Ability Test',
          url: 'https://en.wikipedia.org/wiki/College_Scholastic_Ability_Test',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What share of South Koreans are called Kim, Lee or Park?',
        right: 'Nearly half',
        wrong: ['One in ten', 'One in thirty', 'Four in five'],
        explanation:
          'Nearly half of them are: for centuries only the upper classes had family names. Commoners who took one later chose those of the great clans.',
        page: { title: 'Korean name', url: 'https://en.wikipedia.org/wiki/Korean_name' },
      },
    ],
  },
  {
    key: 'north-korea',
    name: 'North Korea',
    category: 'News & Politics',
    spellings: ['North Korea', 'North Korean', 'Pyongyang', 'Kim Jong Un', 'Kim Jong-un'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What has the strip between North and South Korea become, nearly empty of people since 1953?',
        right: 'A refuge for rare animals',
        wrong: ['A plantation of ginseng', 'A desert of bare sand', 'A quarry for building stone'],
        explanation:
          'It has become a refuge for rare animals, four kilometres wide and running from coast to coast. Red-crowned cranes winter among mines and old rice fields.',
        page: { title: 'Korean Demilitarized Zone', url: 'https://en.wikipedia.org/wiki/Korean_Demilitarized_Zone' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did North Korea put its clocks back by half an hour in 2015?',
        right: 'To undo Japanese rule',
        wrong: ['To save electricity', 'To match Beijing', 'To suit the farmers'],
        explanation:
          'It wanted to undo Japanese rule, as Korea had its own time until the Japanese changed it. In 2018, to meet the South halfway, the clocks were moved forward again.',
        page: { title: 'Time in North Korea', url: 'https://en.wikipedia.org/wiki/Time_in_North_Korea' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the 105-storey pyramid in Pyongyang, begun in 1987, meant to be?',
        right: 'A hotel',
        wrong: ['A museum', 'A tomb', 'A library'],
        explanation:
          'The Ryugyong was meant to be a hotel, but work stopped for sixteen years when Soviet money ran out. Decades after its start it had still not had a paying guest.',
        page: { title: 'Ryugyong Hotel', url: 'https://en.wikipedia.org/wiki/Ryugyong_Hotel' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did North Korea order from Sweden in the 1970s and never pay for?',
        right: 'A thousand Volvos',
        wrong: ['A railway bridge', 'Two ferry boats', 'A paper mill'],
        explanation:
          'It ordered a thousand Volvos from Sweden, which had hoped for a new market. The export agency sent reminders for decades, and some of the cars became taxis.',
        page: {
          title: 'North Korea–Sweden relations',
          url: 'https://en.wikipedia.org/wiki/North_Korea%E2%80%93Sweden_relations',
        },
      },
    ],
  },
  {
    key: 'hong-kong',
    name: 'Hong Kong',
    category: 'News & Politics',
    spellings: ['Hong Kong', 'Hongkong'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Hong Kong Island was Britain’s for ever, by treaty. Why did Britain hand it over too in 1997?',
        right: 'The land around was leased',
        wrong: ['The harbour had silted up', 'The treaty had been lost', 'The islanders had voted'],
        explanation:
          'The land around was leased: most of the territory, with its water and its food, was only lent for 99 years from 1898. The rest could not live alone.',
        page: { title: 'New Territories', url: 'https://en.wikipedia.org/wiki/New_Territories' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How much of crowded Hong Kong is country park or nature reserve?',
        right: 'About two fifths',
        wrong: ['About a hundredth', 'About a twentieth', 'About four fifths'],
        explanation:
          'About two fifths is, because the hills are too steep to build on cheaply and catch the rain for the reservoirs. Monkeys and wild boar live within sight of towers.',
        page: {
          title: 'Country parks and conservation in Hong Kong',
          url: 'https://en.wikipedia.org/wiki/Country_parks_and_conservation_in_Hong_Kong',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who issues most of Hong Kong’s banknotes?',
        right: 'Commercial banks',
        wrong: ['The stock exchange', 'The city’s post office', 'The royal mint in London'],
        explanation:
          'Commercial banks do: three, HSBC among them, print notes in their own designs and back them with US dollars. The habit goes back to 1846.',
        page: { title: 'Hong Kong dollar', url: 'https://en.wikipedia.org/wiki/Hong_Kong_dollar' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'How would Hong Kong’s name translate into English?',
        right: 'Fragrant harbour',
        wrong: ['Quiet mountain', 'Golden orchid', 'Island of gulls'],
        explanation:
          'It means “fragrant harbour”. The smell may have come from incense wood, which was shipped from a bay on the south side.',
        page: { title: 'Hong Kong', url: 'https://en.wikipedia.org/wiki/Hong_Kong' },
      },
    ],
  },
  {
    key: 'pope-and-vatican',
    name: 'the Vatican and the pope',
    category: 'News & Politics',
    spellings: [
      'Vatican',
      'pope',
      'Pope',
      'popes',
      'Popes',
      'conclave',
      'pontiff',
      'papal',
      'Pope Leo',
      'Pope Francis',
      'Holy See',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Cardinals in Viterbo had not agreed on a pope in over a year. What did the townspeople do?',
        right: 'They took the roof off',
        wrong: ['They rang bells all night', 'They chose one themselves', 'They sent for an army'],
        explanation:
          'In 1270 they took the roof off, having already locked the doors and cut the food to bread and water. Conclave means “with a key”, and rules to shut cardinals in followed soon.',
        page: {
          title: '1268–1271 papal election',
          url: 'https://en.wikipedia.org/wiki/1268%E2%80%931271_papal_election',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who may be elected pope under the law of the Catholic Church?',
        right: 'Any baptised Catholic man',
        wrong: ['Only a serving cardinal', 'Only a bishop from Italy', 'Any priest aged over fifty'],
        explanation:
          'Any baptised Catholic man may, though the last pope who had not been a cardinal was chosen in 1378. A layman would have to be ordained a bishop on the spot.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ancient language could you choose at a cash machine in Vatican City?',
        right: 'Latin',
        wrong: ['Aramaic', 'Hebrew', 'Koine Greek'],
        explanation:
          'It offered Latin: please insert your card, “Inserito scidulam quaeso”. Latin is an official language of the Holy See, with new words for computers and traffic jams.',
        page: { title: 'Vatican City', url: 'https://en.wikipedia.org/wiki/Vatican_City' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why did a pope in 533 become the first known to change his name?',
        right: 'It was a pagan god’s',
        wrong: ['It was a heretic’s', 'It was an emperor’s', 'It was hard to spell'],
        explanation:
          'His name was a pagan god’s: he was called Mercurius, after Mercury, and became John II. Only centuries later did the change turn into a custom.',
        page: { title: 'Pope John II', url: 'https://en.wikipedia.org/wiki/Pope_John_II' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where does the Vatican watch the stars through its own large telescope?',
        right: 'In Arizona',
        wrong: ['In Bavaria', 'In Ethiopia', 'In Peru'],
        explanation:
          'It watches from Arizona, because the lights of Rome had grown too bright. In the 1980s its Jesuit astronomers opened a base in Tucson, and built a telescope on a dark mountain nearby.',
        page: { title: 'Vatican Observatory', url: 'https://en.wikipedia.org/wiki/Vatican_Observatory' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did no pope leave the Vatican from 1870 to 1929?',
        right: 'They did not accept the loss of Rome',
        wrong: [
          'They had sworn to stay by an old vow',
          'They were held there by Italian law',
          'They were in fear of the plague',
        ],
        explanation:
          'They did not accept the loss of Rome, which Italy had taken from them, and called themselves prisoners. A treaty with Italy then created a state of 44 hectares.',
        page: { title: 'Prisoner in the Vatican', url: 'https://en.wikipedia.org/wiki/Prisoner_in_the_Vatican' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What is the room called where a new pope first puts on his white robes?',
        right: 'Room of Tears',
        wrong: ['Room of Keys', 'Room of Light', 'Room of Silence'],
        explanation:
          'It is called the Room of Tears, as many a man is said to have wept there under the weight of the office. Robes of several sizes lie ready.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How does a conclave today make sure that its smoke is clearly black or white?',
        right: 'With chemical cartridges',
        wrong: ['With wet and dry straw', 'With two kinds of wood', 'With sawdust and chalk'],
        explanation:
          'Chemical cartridges have been burned in a second stove since 2005, and bells are rung for white. Straw had left the crowd guessing at grey clouds.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
    ],
  },
  {
    key: 'canada',
    name: 'Canada',
    category: 'News & Politics',
    spellings: ['Canada', 'Canadian', 'Ottawa', 'Quebec', 'Alberta', 'British Columbia', 'Mark Carney'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does the Netherlands send tulips to Ottawa every year?',
        right: 'Canada sheltered its princess',
        wrong: ['Canada paid for its dykes', 'Canada lent it seed in 1900', 'Canada bought its old debts'],
        explanation:
          'Canada sheltered its princess, the later Queen Juliana, in the war. For the birth of her daughter in 1943 the hospital rooms were declared to be outside Canada, so that the child was purely Dutch.',
        page: { title: 'Canadian Tulip Festival', url: 'https://en.wikipedia.org/wiki/Canadian_Tulip_Festival' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Gravity is slightly weaker around Hudson Bay in Canada. What is one reason?',
        right: 'Ice pressed the rock down',
        wrong: ['Iron is missing from the soil', 'The bay is unusually deep', 'Caves lie below the bay'],
        explanation:
          'Ice pressed the rock down: some two miles of it once squeezed the ground aside, and it is still rising back. Slow currents deep in Earth do the rest.',
        page: { title: 'Hudson Bay', url: 'https://en.wikipedia.org/wiki/Hudson_Bay' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Quebec keep a strategic reserve of?',
        right: 'Maple syrup',
        wrong: ['Frozen cod', 'Beaver fur', 'Blueberries'],
        explanation:
          'It keeps a reserve of maple syrup, because one bad spring can spoil a harvest. Producers store thousands of tonnes in barrels and smooth the price.',
        page: {
          title: 'Global Strategic Maple Syrup Reserve',
          url: 'https://en.wikipedia.org/wiki/Global_Strategic_Maple_Syrup_Reserve',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: '“Canada” began as an ordinary local word that an explorer took for a name. What did it mean?',
        right: 'Village',
        wrong: ['River', 'Forest', 'Snow'],
        explanation:
          'It meant a village: in 1535 two young Iroquoians told Jacques Cartier the way to the “kanata”, a settlement where Quebec City now stands.',
        page: { title: 'Name of Canada', url: 'https://en.wikipedia.org/wiki/Name_of_Canada' },
      },
    ],
  },
  {
    key: 'mexico',
    name: 'Mexico',
    category: 'News & Politics',
    spellings: ['Mexico', 'Mexican', 'Mexico City', 'Sheinbaum', 'Tijuana'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do parts of Mexico City sink by more than a foot a year?',
        right: 'It stands on a drained lake',
        wrong: ['It stands on hollow mines', 'It stands on melting ice', 'It stands on moving dunes'],
        explanation:
          'It stands on a drained lake: the Aztecs built their capital on an island, and the Spanish drained the water around it. The soft clay shrinks as wells are pumped.',
        page: { title: 'Mexico City', url: 'https://en.wikipedia.org/wiki/Mexico_City' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which of these words did the Aztecs give us?',
        right: 'Tomato',
        wrong: ['Potato', 'Banana', 'Coffee'],
        explanation:
          'Tomato is from their language, Nahuatl, like avocado, chilli and chocolate. The Spanish learned the words along with the plants.',
        page: { title: 'Nahuatl', url: 'https://en.wikipedia.org/wiki/Nahuatl' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the world’s bulkiest pyramid, at Cholula in Mexico, long mistaken for?',
        right: 'A hill',
        wrong: ['A lake shore', 'A quarry', 'A fortress'],
        explanation:
          'It was taken for a hill: overgrown as it was, the conquerors set a church on the top. By volume it surpasses the pyramid of Cheops.',
        page: { title: 'Great Pyramid of Cholula', url: 'https://en.wikipedia.org/wiki/Great_Pyramid_of_Cholula' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'How much of its territory had Mexico lost to the United States by the end of 1848?',
        right: 'About half',
        wrong: ['About a tenth', 'About a fifth', 'About a twentieth'],
        explanation:
          'It had lost about half: Texas was gone already, and with the treaty of 1848 went California, Nevada, Utah and most of Arizona and New Mexico.',
        page: { title: 'Mexican Cession', url: 'https://en.wikipedia.org/wiki/Mexican_Cession' },
      },
    ],
  },
  {
    key: 'australia',
    name: 'Australia',
    category: 'News & Politics',
    spellings: ['Australia', 'Australian', 'Canberra', 'Queensland', 'New South Wales', 'Brisbane'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which animals were brought in to carry loads across Australia’s desert and now run wild there?',
        right: 'Camels',
        wrong: ['Llamas', 'Yaks', 'Elephants'],
        explanation:
          'Camels were let go around 1920, when lorries replaced them. Some have even been exported to Arab countries.',
        page: { title: 'Australian feral camel', url: 'https://en.wikipedia.org/wiki/Australian_feral_camel' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What can happen to an Australian who does not vote?',
        right: 'A small fine',
        wrong: ['A day of service', 'A loss of rights', 'A night in a cell'],
        explanation:
          'A small fine is the usual penalty: voting has been a duty since 1924, and about nine in ten comply. Sausages are grilled at many polling places.',
        page: { title: 'Compulsory voting', url: 'https://en.wikipedia.org/wiki/Compulsory_voting' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does a fence of about 5,600 kilometres through Australia keep out?',
        right: 'Dingoes',
        wrong: ['Kangaroos', 'Wild horses', 'Emus'],
        explanation:
          'It keeps out dingoes, to protect the sheep of the south-east, and is longer than the way from London to New York. People patrol it to mend holes.',
        page: { title: 'Dingo Fence', url: 'https://en.wikipedia.org/wiki/Dingo_Fence' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was Australia’s capital, Canberra, built on an empty sheep plain?',
        right: 'Sydney and Melbourne were rivals',
        wrong: ['Gold was found under the plain', 'Wool was traded on the plain', 'Convicts had built roads there'],
        explanation:
          'Sydney and Melbourne were rivals, and neither would have the other. So the constitution asked for a new town at least a hundred miles from Sydney, and Melbourne stood in until it was built.',
        page: { title: 'Canberra', url: 'https://en.wikipedia.org/wiki/Canberra' },
      },
    ],
  },
  {
    key: 'greenland-and-denmark',
    name: 'Denmark and Greenland',
    category: 'News & Politics',
    spellings: ['Greenland', 'Greenlandic', 'Nuuk', 'Denmark', 'Danish', 'Copenhagen'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which islands did the United States buy from Denmark in 1917?',
        right: 'The Virgin Islands',
        wrong: ['The Aleutians', 'The Florida Keys', 'The Hawaiian Islands'],
        explanation:
          'It bought what are now the US Virgin Islands, for 25 million dollars in gold. In the same deal Washington declared that it would not object to Danish rule over the whole of Greenland.',
        page: {
          title: 'Treaty of the Danish West Indies',
          url: 'https://en.wikipedia.org/wiki/Treaty_of_the_Danish_West_Indies',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'Denmark and Canada both claimed a bare Arctic rock. What did their soldiers leave there for each other?',
        right: 'Bottles of spirits',
        wrong: ['Packs of cards', 'Jars of herring', 'Bars of chocolate'],
        explanation:
          'They left bottles of spirits: whenever one side landed, it took down the other’s flag and put out whisky or schnapps. In 2022 the two drew a border across Hans Island.',
        page: { title: 'Hans Island', url: 'https://en.wikipedia.org/wiki/Hans_Island' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do people get from one town in Greenland to the next?',
        right: 'By boat or by air',
        wrong: ['By a coastal railway', 'By the ring road', 'By motorised sledge only'],
        explanation:
          'By boat or by air, since there are hardly any roads outside the towns: fjords and ice are in the way. In the north the dog sledge still does its part.',
        page: { title: 'Transport in Greenland', url: 'https://en.wikipedia.org/wiki/Transport_in_Greenland' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'What lies under the thickest ice in the middle of Greenland?',
        right: 'Land below sea level',
        wrong: ['A ridge of volcanoes', 'A plain of salt', 'Water open to the sea'],
        explanation:
          'Land below sea level lies there, because the ice, up to three kilometres thick, has pressed the rock down like a bowl. Without it the ground would slowly rise.',
        page: { title: 'Greenland ice sheet', url: 'https://en.wikipedia.org/wiki/Greenland_ice_sheet' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is a Viking exile said to have chosen the name Greenland?',
        right: 'To attract settlers',
        wrong: ['To honour a saint', 'To mislead a king', 'To praise his home'],
        explanation:
          'He hoped to attract settlers, says the saga of Erik the Red: people would be drawn to a land with a good name. Some valleys in the south really are green.',
        page: { title: 'Erik the Red', url: 'https://en.wikipedia.org/wiki/Erik_the_Red' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which wireless technology bears the name of a Danish king of the 10th century?',
        right: 'Bluetooth',
        wrong: ['Wi-Fi', 'Android', 'Galileo'],
        explanation:
          'Bluetooth is named after Harald Bluetooth, who united the Danes, as the system was to unite devices. Its logo joins the runes of his initials.',
        page: { title: 'Bluetooth', url: 'https://en.wikipedia.org/wiki/Bluetooth' },
      },
    ],
  },
  {
    key: 'brazil',
    name: 'Brazil',
    category: 'News & Politics',
    spellings: ['Brazil', 'Brazilian', 'Lula', 'Bolsonaro', 'São Paulo', 'Sao Paulo', 'Rio de Janeiro'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave Brazil its name?',
        right: 'A tree giving red dye',
        wrong: ['A nut with a hard shell', 'A saint of sailors', 'A river of gold'],
        explanation:
          'It was named after a tree giving red dye: brazilwood glows like embers, “brasa” in Portuguese. The first Europeans came for it, and cut down nearly all of it.',
        page: { title: 'Brazil', url: 'https://en.wikipedia.org/wiki/Brazil' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the wind carry across an ocean to feed Brazil’s rain forest?',
        right: 'Dust from the Sahara',
        wrong: ['Ash from Iceland', 'Pollen from Europe', 'Salt from the Azores'],
        explanation:
          'It is dust from the Sahara, which holds phosphorus from a dried-up lake in Chad. About as much comes in as the rain washes out.',
        page: { title: 'Amazon rainforest', url: 'https://en.wikipedia.org/wiki/Amazon_rainforest' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did a law of 2007 remove from the streets of São Paulo?',
        right: 'Billboards',
        wrong: ['Trams', 'Petrol cars', 'Street stalls'],
        explanation:
          'It removed billboards, some 15,000 of them, as the mayor called them visual pollution. Behind them appeared old buildings that few people had known.',
        page: { title: 'Cidade Limpa', url: 'https://en.wikipedia.org/wiki/Cidade_Limpa' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What does the plan of Brazil’s capital look like from the air?',
        right: 'An aeroplane',
        wrong: ['A palm tree', 'A jaguar', 'A guitar'],
        explanation:
          'Brasília looks like an aeroplane: the government sits where the cockpit would be, and flats line the wings. It was built within four years around 1960.',
        page: { title: 'Brasília', url: 'https://en.wikipedia.org/wiki/Bras%C3%ADlia' },
      },
    ],
  },
  {
    key: 'venezuela',
    name: 'Venezuela',
    category: 'News & Politics',
    spellings: ['Venezuela', 'Venezuelan', 'Caracas', 'Maduro'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which city did houses on stilts remind explorers of, giving Venezuela its name?',
        right: 'Venice',
        wrong: ['Vienna', 'Valencia', 'Verona'],
        explanation:
          'It was Venice: “Venezuela” is most often read as “little Venice”. The houses stood in Lake Maracaibo in 1499.',
        page: { title: 'Venezuela', url: 'https://en.wikipedia.org/wiki/Venezuela' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens more than a hundred nights a year where a river enters Venezuela’s Lake Maracaibo?',
        right: 'Lightning hour after hour',
        wrong: ['Waves as high as houses', 'Hail from a clear sky', 'Fog as dense as smoke'],
        explanation:
          'Lightning flashes hour after hour, as winds from the Caribbean meet the mountains there. Sailors used it as a lighthouse.',
        page: { title: 'Catatumbo lightning', url: 'https://en.wikipedia.org/wiki/Catatumbo_lightning' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does Venezuela, so rich in oil, import light oil or naphtha?',
        right: 'To thin its own',
        wrong: ['To heat its wells', 'To clean its pipes', 'To cool its pumps'],
        explanation:
          'It has to thin its own oil, much of which, in the Orinoco Belt, is nearly as thick as tar. It flows through a pipe only when something thin is mixed in.',
        page: { title: 'Orinoco Belt', url: 'https://en.wikipedia.org/wiki/Orinoco_Belt' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who gave his name to Venezuela’s Angel Falls, the highest in the world?',
        right: 'An American pilot',
        wrong: ['A Spanish monk', 'A German botanist', 'A British admiral'],
        explanation:
          'Jimmie Angel, an American pilot, landed on the mountain above in 1937, looking for gold. His plane got stuck, and the party walked down for eleven days.',
        page: { title: 'Angel Falls', url: 'https://en.wikipedia.org/wiki/Angel_Falls' },
      },
    ],
  },
  {
    key: 'cuba',
    name: 'Cuba',
    category: 'News & Politics',
    spellings: ['Cuba', 'Havana'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Fidel Castro do with the yearly rent that the US paid for Guantánamo Bay?',
        right: 'He left the cheques uncashed',
        wrong: ['He gave the sum to schools', 'He sent the money to Moscow', 'He returned it by post'],
        explanation:
          'He left the cheques uncashed, as taking the 4,000 dollars would have meant accepting the lease. He once showed a journalist a drawer full of them; only the first had been cashed, by mistake.',
        page: { title: 'Guantanamo Bay Naval Base', url: 'https://en.wikipedia.org/wiki/Guantanamo_Bay_Naval_Base' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the “lector” in a Cuban cigar factory do?',
        right: 'Reads to the workers',
        wrong: ['Sorts the dry leaves', 'Counts the bands', 'Tastes each box'],
        explanation:
          'The lector reads to the workers, news in the morning and novels later. The brand Montecristo got its name because the rollers liked “The Count of Monte Cristo” so much.',
        page: { title: 'Cigar', url: 'https://en.wikipedia.org/wiki/Cigar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Cuba is home to the smallest kind in the world of which animals?',
        right: 'Birds',
        wrong: ['Snakes', 'Bats', 'Turtles'],
        explanation:
          'The smallest of all birds, Cuba’s bee hummingbird, is about two inches long, bill and tail included, and weighs two grams. Its eggs are the size of coffee beans.',
        page: { title: 'Bee hummingbird', url: 'https://en.wikipedia.org/wiki/Bee_hummingbird' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did Cuba send Venezuela for many years in return for oil?',
        right: 'Doctors and nurses',
        wrong: ['Copper and zinc', 'Ships and engines', 'Timber and furniture'],
        explanation:
          'It sent doctors and nurses, having trained far more medical staff than it needed at home. At times such services earned it more than tourism.',
        page: {
          title: 'Cuban medical internationalism',
          url: 'https://en.wikipedia.org/wiki/Cuban_medical_internationalism',
        },
      },
    ],
  },
  {
    key: 'poland',
    name: 'Poland',
    category: 'News & Politics',
    spellings: ['Poland', 'Warsaw', 'Gdansk', 'Gdańsk', 'Krakow', 'Kraków'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What point did Marie Curie make in 1898 by naming a new element polonium, after Poland?',
        right: 'Poland was on no map',
        wrong: ['Poland had paid for it', 'Poland had its only mine', 'Poland was at war with France'],
        explanation:
          'Poland was on no map, and she wanted the world to remember it. Three empires had divided her home country among them a century before.',
        page: { title: 'Polonium', url: 'https://en.wikipedia.org/wiki/Polonium' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What helped builders to restore Warsaw’s old town after the Second World War?',
        right: 'An Italian’s paintings',
        wrong: ['A German’s models', 'A pilot’s film', 'A child’s diary'],
        explanation:
          'An Italian’s paintings helped: Bernardo Bellotto, Canaletto’s nephew, had painted the streets in detail in the 1770s. Students had hidden measured drawings as well.',
        page: { title: 'Warsaw Old Town', url: 'https://en.wikipedia.org/wiki/Warsaw_Old_Town' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who first broke the German army’s Enigma cipher, years before Bletchley Park?',
        right: 'Polish mathematicians',
        wrong: ['French radio amateurs', 'American linguists', 'Swedish engineers'],
        explanation:
          'Polish mathematicians did: Marian Rejewski worked out the wiring in 1932 with pure algebra. Weeks before the war the Poles gave the British and the French all they knew.',
        page: { title: 'Marian Rejewski', url: 'https://en.wikipedia.org/wiki/Marian_Rejewski' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What are the chandeliers in the chapels of Poland’s Wieliczka mine made of?',
        right: 'Salt',
        wrong: ['Coal', 'Amber', 'Lead'],
        explanation:
          'They are made of salt, which was dug there for some seven centuries. Miners carved halls, saints and a Last Supper more than a hundred metres under the ground.',
        page: { title: 'Wieliczka Salt Mine', url: 'https://en.wikipedia.org/wiki/Wieliczka_Salt_Mine' },
      },
    ],
  },
  {
    key: 'pakistan',
    name: 'Pakistan',
    category: 'News & Politics',
    spellings: ['Pakistan', 'Pakistani', 'Islamabad', 'Karachi', 'Lahore'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the student who coined the name Pakistan in 1933 take its letters from?',
        right: 'From its regions’ names',
        wrong: ['From a line of the Koran', 'From a poet’s name', 'From a Mogul’s seal'],
        explanation:
          'He took letters from the names of its regions: Punjab, Afghania, Kashmir, Sindh and, for the ending, Baluchistan. The name can also be read as “land of the pure”.',
        page: { title: 'Pakistan', url: 'https://en.wikipedia.org/wiki/Pakistan' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the K in K2, Pakistan’s highest mountain, stand for?',
        right: 'Karakoram',
        wrong: ['Kashmir', 'Kipling', 'Karachi'],
        explanation:
          'It stands for Karakoram, the range in which a British surveyor numbered the peaks he saw. The others got local names, but this one is so remote that it hardly had one.',
        page: { title: 'K2', url: 'https://en.wikipedia.org/wiki/K2' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'According to legend, whose horses discovered Pakistan’s pink salt by licking the rocks?',
        right: 'Alexander the Great’s',
        wrong: ['Genghis Khan’s', 'Marco Polo’s', 'Tamerlane’s'],
        explanation:
          'They were Alexander the Great’s, the legend says. The salt sold as Himalayan comes from the mine of Khewra in Punjab, a good way south of the high mountains.',
        page: { title: 'Khewra Salt Mine', url: 'https://en.wikipedia.org/wiki/Khewra_Salt_Mine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did many houses in Mohenjo-daro, in today’s Pakistan, already have some 4,500 years ago?',
        right: 'Bathrooms with drains',
        wrong: ['Windows with glass', 'Stoves with chimneys', 'Doors with iron locks'],
        explanation:
          'They had bathrooms with drains, and covered sewers of brick ran along the streets. Many cities of Europe had nothing like that in the 19th century.',
        page: { title: 'Mohenjo-daro', url: 'https://en.wikipedia.org/wiki/Mohenjo-daro' },
      },
    ],
  },
  {
    key: 'afghanistan',
    name: 'Afghanistan',
    category: 'News & Politics',
    spellings: ['Afghanistan', 'Afghan', 'Kabul', 'Taliban'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which stone from Afghanistan gave European painters the blue of their Madonnas?',
        right: 'Lapis lazuli',
        wrong: ['Turquoise', 'Sapphire', 'Aquamarine'],
        explanation:
          'It was lapis lazuli, from mines in Badakhshan worked for more than six thousand years; the mask of Tutankhamun holds some too. The paint cost about as much as gold.',
        page: { title: 'Lapis lazuli', url: 'https://en.wikipedia.org/wiki/Lapis_lazuli' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does a long, thin arm of Afghanistan reach out to China?',
        right: 'To part two empires',
        wrong: ['To reach a gold mine', 'To follow a river', 'To hold a railway'],
        explanation:
          'It was to part two empires: around 1895 Russia and Britain agreed to leave the Wakhan as a strip between them, so that their borders would never touch.',
        page: { title: 'Wakhan Corridor', url: 'https://en.wikipedia.org/wiki/Wakhan_Corridor' },
      },
      {
        type: 'application',
        difficulty: 'hard',
        question: 'How must you change your watch when you cross from Afghanistan into China?',
        right: 'Set it 3½ hours ahead',
        wrong: ['Set it 2 hours back', 'Set it ½ hour ahead', 'Leave it as it is'],
        explanation:
          'You set it 3½ hours ahead, as Afghanistan is four and a half hours ahead of Greenwich, and all of China eight. No other land border has such a jump.',
        page: {
          title: 'Afghanistan–China border',
          url: 'https://en.wikipedia.org/wiki/Afghanistan%E2%80%93China_border',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where was the ancient gold of Bactria when it seemed lost in Afghanistan’s wars?',
        right: 'In a vault in Kabul',
        wrong: ['In a cave near Herat', 'In a museum in London', 'In a tomb in Bamiyan'],
        explanation:
          'It lay in a vault in Kabul, as a few staff of the national museum knew, who kept silent for years. More than 20,000 pieces came to light in 2003.',
        page: { title: 'Bactrian Gold', url: 'https://en.wikipedia.org/wiki/Bactrian_Gold' },
      },
    ],
  },
  {
    key: 'vietnam',
    name: 'Vietnam',
    category: 'News & Politics',
    spellings: ['Vietnam', 'Vietnamese', 'Hanoi', 'Ho Chi Minh City'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is Vietnamese written in Latin letters?',
        right: 'Missionaries devised the script',
        wrong: ['Sailors brought schoolbooks', 'A king preferred the script', 'Americans changed the schools'],
        explanation:
          'Missionaries, Jesuits from Portugal and elsewhere, devised the script in the 17th century to write down what they heard. Under French rule it replaced the Chinese characters.',
        page: { title: 'Vietnamese alphabet', url: 'https://en.wikipedia.org/wiki/Vietnamese_alphabet' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What grows inside the vast cave of Sơn Đoòng in Vietnam?',
        right: 'A forest',
        wrong: ['A coral reef', 'A rice field', 'A salt lake'],
        explanation:
          'A forest grows where the roof has fallen in at two places and lets in light. The cave has its own river and clouds; a farmer found the entrance in about 1990.',
        page: { title: 'Sơn Đoòng Cave', url: 'https://en.wikipedia.org/wiki/S%C6%A1n_%C4%90o%C3%B2ng_Cave' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What share of people in Vietnam have the family name Nguyễn?',
        right: 'About a third',
        wrong: ['About a tenth', 'About a fiftieth', 'About two thirds'],
        explanation:
          'About a third do: people took the name of ruling houses, by duty or for favour, and the last dynasty was called so. In daily life given names are used.',
        page: { title: 'Nguyen', url: 'https://en.wikipedia.org/wiki/Nguyen' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Milk was scarce in Hanoi in the 1940s. What did a barman whip up for coffee instead?',
        right: 'Egg yolk',
        wrong: ['Coconut', 'Soya beans', 'Banana'],
        explanation:
          'Nguyễn Văn Giảng beat egg yolk with sugar to a thick cream. Egg coffee is a speciality of the city now.',
        page: { title: 'Egg coffee', url: 'https://en.wikipedia.org/wiki/Egg_coffee' },
      },
    ],
  },
  {
    key: 'philippines',
    name: 'the Philippines',
    category: 'News & Politics',
    spellings: ['Philippines', 'Philippine', 'Filipino', 'Manila', 'Duterte'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'The flag of the Philippines hangs with its red half on top. What does that signal?',
        right: 'The country is at war',
        wrong: ['A president has died', 'Parliament is sitting', 'A typhoon is near'],
        explanation:
          'The country is at war; in peace the blue is on top. It is the only national flag that is turned over by law in time of war.',
        page: { title: 'Flag of the Philippines', url: 'https://en.wikipedia.org/wiki/Flag_of_the_Philippines' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was there no 31 December 1844 in the Philippines?',
        right: 'The date line was moved',
        wrong: ['The calendar was reformed', 'A clerk made an error', 'A leap day was dropped'],
        explanation:
          'The date line was moved: ships from Mexico had brought American dates with them, a day behind the rest of Asia. Spain then put the islands right.',
        page: { title: 'International Date Line', url: 'https://en.wikipedia.org/wiki/International_Date_Line' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'To which port did galleons carry Chinese silk from Manila for 250 years?',
        right: 'Acapulco',
        wrong: ['Lisbon', 'Havana', 'Buenos Aires'],
        explanation:
          'They sailed to Acapulco in Mexico, where the silk was paid for with silver, and went on to Europe. It was the first trade that regularly crossed the Pacific.',
        page: { title: 'Manila galleon', url: 'https://en.wikipedia.org/wiki/Manila_galleon' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave Manila envelopes their name and colour?',
        right: 'A plant fibre',
        wrong: ['A river mud', 'A sea shell', 'A wood resin'],
        explanation:
          'They owe both to a plant fibre, abacá or Manila hemp, from a relative of the banana. Worn ropes of it were turned into tough brown paper.',
        page: { title: 'Abacá', url: 'https://en.wikipedia.org/wiki/Abac%C3%A1' },
      },
    ],
  },
  {
    key: 'indonesia',
    name: 'Indonesia',
    category: 'News & Politics',
    spellings: ['Indonesia', 'Indonesian', 'Jakarta', 'Sumatra'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Jakarta, Indonesia’s giant city, sinks by inches every year. What is the main cause?',
        right: 'Pumping of groundwater',
        wrong: ['Weight of its skyscrapers', 'Mining of tin', 'Tremors of volcanoes'],
        explanation:
          'It is the pumping of groundwater: many homes and firms draw their water from wells, since pipes do not reach them. Large parts already lie below the level of the sea.',
        page: { title: 'Jakarta', url: 'https://en.wikipedia.org/wiki/Jakarta' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Bali and Lombok in Indonesia are only some 35 kilometres apart. What changes between them?',
        right: 'The animals',
        wrong: ['The time zone', 'The currency', 'The side of the road'],
        explanation:
          'The animals change: Asian kinds end here and Australian ones, such as cockatoos, begin. The sea between is so deep that it stayed wet in the ice ages.',
        page: { title: 'Wallace Line', url: 'https://en.wikipedia.org/wiki/Wallace_Line' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Few Indonesians spoke Malay from birth. Why did it still become the national language?',
        right: 'It favoured no large group',
        wrong: ['It had the oldest books', 'It was the colonial tongue', 'It was the king’s wish'],
        explanation:
          'It favoured no large group, whereas Javanese, with the most speakers, would have set one above the rest. Malay was known in the ports as the tongue of trade.',
        page: { title: 'Indonesian language', url: 'https://en.wikipedia.org/wiki/Indonesian_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In 1667 the Dutch kept the nutmeg island of Run. What did they leave to England?',
        right: 'Manhattan',
        wrong: ['Jamaica', 'Barbados', 'Bermuda'],
        explanation:
          'They left Manhattan, since nutmeg seemed the better deal at the time. New Amsterdam had already been renamed New York.',
        page: { title: 'Run (island)', url: 'https://en.wikipedia.org/wiki/Run_(island)' },
      },
    ],
  },
  {
    key: 'thailand',
    name: 'Thailand',
    category: 'News & Politics',
    spellings: ['Thailand', 'Thai', 'Bangkok', 'Phuket'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is record-breaking about the full ceremonial name of Thailand’s capital?',
        right: 'It has 168 letters',
        wrong: ['It uses five languages', 'It changes each year', 'It is set to music'],
        explanation:
          'It has 168 letters and praises the city of angels, of jewels and of a god incarnate. Thais just say Krung Thep.',
        page: { title: 'Bangkok', url: 'https://en.wikipedia.org/wiki/Bangkok' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The year 2000 was 2543 in Thailand. What does its calendar count from?',
        right: 'The death of the Buddha',
        wrong: ['The first Siamese king', 'The founding of Bangkok', 'The birth of Confucius'],
        explanation:
          'It counts from the death of the Buddha, on official papers and on milk cartons alike. Imported food may seem to keep for centuries.',
        page: { title: 'Thai solar calendar', url: 'https://en.wikipedia.org/wiki/Thai_solar_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which drink grew out of a tonic for lorry drivers in Thailand?',
        right: 'Red Bull',
        wrong: ['Gatorade', 'Perrier', 'Dr Pepper'],
        explanation:
          'Red Bull goes back to Krating Daeng, which an Austrian salesman tried in the 1980s. With its inventor he added bubbles and sold it to the West.',
        page: { title: 'Krating Daeng', url: 'https://en.wikipedia.org/wiki/Krating_Daeng' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Thailand’s government promote a new noodle dish, pad Thai, around 1940?',
        right: 'To build a nation',
        wrong: ['To please its allies', 'To use up old rice', 'To win over tourists'],
        explanation:
          'It was to build a nation: noodles were a Chinese habit, so they were given a new name and taste. New rules about hats, flags and greetings came along with it.',
        page: { title: 'Pad thai', url: 'https://en.wikipedia.org/wiki/Pad_thai' },
      },
    ],
  },
  {
    key: 'bangladesh',
    name: 'Bangladesh',
    category: 'News & Politics',
    spellings: ['Bangladesh', 'Bangladeshi', 'Dhaka'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is the red disc on the flag of Bangladesh not quite in the middle?',
        right: 'It looks centred in the wind',
        wrong: ['It shows the rising sun', 'It leaves room for a star', 'It copies an older flag'],
        explanation:
          'It looks centred in the wind, because it is a little nearer to the pole. When the cloth flies, its free end ripples and looks shorter.',
        page: { title: 'Flag of Bangladesh', url: 'https://en.wikipedia.org/wiki/Flag_of_Bangladesh' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The poet Tagore wrote the anthem of Bangladesh. Which other country’s anthem is his?',
        right: 'India’s',
        wrong: ['Nepal’s', 'Myanmar’s', 'Bhutan’s'],
        explanation:
          'India’s anthem is his too. Rabindranath Tagore was the first Nobel laureate in literature from Asia, and both states were founded after his death.',
        page: { title: 'Amar Shonar Bangla', url: 'https://en.wikipedia.org/wiki/Amar_Shonar_Bangla' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'Why did honey gatherers in the Sundarbans mangroves wear masks on the backs of their heads?',
        right: 'Tigers attack from behind',
        wrong: ['Bees sting from below', 'Rain comes from behind', 'Masks drive off spirits'],
        explanation:
          'Tigers attack from behind, and one that feels watched tends to give up. It worked for a few years, until the animals saw through it.',
        page: { title: 'Sundarbans', url: 'https://en.wikipedia.org/wiki/Sundarbans' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'What was special, until 2015, about a field called Dahala Khagrabari?',
        right: 'It lay in three layers of borders',
        wrong: ['It was farmed by both armies', 'It belonged to no state at all', 'It changed hands every year'],
        explanation:
          'It lay in three layers of borders: a piece of India within a piece of Bangladesh within a piece of India, inside Bangladesh. Then the two states swapped their enclaves.',
        page: {
          title: 'India–Bangladesh enclaves',
          url: 'https://en.wikipedia.org/wiki/India%E2%80%93Bangladesh_enclaves',
        },
      },
    ],
  },
  {
    key: 'sri-lanka',
    name: 'Sri Lanka',
    category: 'News & Politics',
    spellings: ['Sri Lanka', 'Sri Lankan'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which English word comes from an old name of Sri Lanka?',
        right: 'Serendipity',
        wrong: ['Tranquillity', 'Curiosity', 'Prosperity'],
        explanation:
          'Serendipity comes from Serendip: Horace Walpole made the word in 1754 from a tale of its three princes, who kept discovering things they were not looking for.',
        page: { title: 'Serendipity', url: 'https://en.wikipedia.org/wiki/Serendipity' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happened in Ceylon, today’s Sri Lanka, in 1960 for the first time in any country?',
        right: 'A woman became prime minister',
        wrong: ['A monk became president', 'A woman became a general', 'A nurse became president'],
        explanation:
          'A woman became prime minister: Sirimavo Bandaranaike, who led the country three times. Her daughter became president.',
        page: { title: 'Sirimavo Bandaranaike', url: 'https://en.wikipedia.org/wiki/Sirimavo_Bandaranaike' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did Sri Lanka’s planters grow before a fungus made them change to tea?',
        right: 'Coffee',
        wrong: ['Cotton', 'Cocoa', 'Tobacco'],
        explanation:
          'They grew coffee, and in the 1860s Ceylon was one of the largest producers in the world. Within twenty years leaf rust had ended that.',
        page: { title: 'Hemileia vastatrix', url: 'https://en.wikipedia.org/wiki/Hemileia_vastatrix' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which town is the seat of Sri Lanka’s parliament?',
        right: 'Kotte',
        wrong: ['Colombo', 'Kandy', 'Galle'],
        explanation:
          'It sits in Sri Jayawardenepura Kotte, once the seat of kings, which lies next to Colombo. The building stands on an island in a lake.',
        page: { title: 'Sri Jayawardenepura Kotte', url: 'https://en.wikipedia.org/wiki/Sri_Jayawardenepura_Kotte' },
      },
    ],
  },
  {
    key: 'new-zealand',
    name: 'New Zealand',
    category: 'News & Politics',
    spellings: ['New Zealand', 'Auckland', 'Christchurch'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which were the only land mammals in New Zealand before people came?',
        right: 'Bats',
        wrong: ['Rats', 'Deer', 'Foxes'],
        explanation:
          'Bats were the only ones, and some of them learned to hunt on foot. Birds had the ground to themselves, and many forgot how to fly.',
        page: {
          title: 'Biodiversity of New Zealand',
          url: 'https://en.wikipedia.org/wiki/Biodiversity_of_New_Zealand',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For about how long have people lived in New Zealand?',
        right: '700 years',
        wrong: ['3,000 years', '12,000 years', '40,000 years'],
        explanation:
          'Polynesian sailors arrived only about 700 years ago, when cathedrals already stood in Europe. It was the last large habitable land to be settled.',
        page: { title: 'New Zealand', url: 'https://en.wikipedia.org/wiki/New_Zealand' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which language did New Zealand make official by a law of 2006?',
        right: 'Sign language',
        wrong: ['Scots Gaelic', 'Samoan', 'Cantonese'],
        explanation:
          'Sign language became official then, as Māori had in 1987. English, by contrast, was long used without any law that said so.',
        page: { title: 'New Zealand Sign Language', url: 'https://en.wikipedia.org/wiki/New_Zealand_Sign_Language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is New Zealand the visible part of?',
        right: 'A sunken continent',
        wrong: ['A giant coral reef', 'A single volcano', 'A drifting iceberg'],
        explanation:
          'It is the top of a sunken continent, Zealandia, some 94 per cent of which lies under water. It broke away from Gondwana about 80 million years ago.',
        page: { title: 'Zealandia', url: 'https://en.wikipedia.org/wiki/Zealandia' },
      },
    ],
  },
  {
    key: 'scotland',
    name: 'Scotland',
    category: 'News & Politics',
    spellings: ['Scotland', 'Scottish', 'Edinburgh', 'Glasgow', 'Holyrood'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Scotland’s parliament ban golf in 1457?',
        right: 'Men neglected archery',
        wrong: ['Balls broke windows', 'Players bet too much', 'Matches led to fights'],
        explanation:
          'Men neglected archery for it, and football was banned as well. The ban was lifted around 1500, when King James IV himself took up clubs.',
        page: { title: 'History of golf', url: 'https://en.wikipedia.org/wiki/History_of_golf' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Scottish banks’ notes circulate all over Scotland. What are they not, even there?',
        right: 'Legal tender',
        wrong: ['Made of plastic', 'Backed by assets', 'Accepted by banks'],
        explanation:
          'They are not legal tender: strictly, nobody has to accept them for a debt. But then legal tender matters far less in daily life than most people think.',
        page: { title: 'Banknotes of Scotland', url: 'https://en.wikipedia.org/wiki/Banknotes_of_Scotland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who took Scotland’s coronation stone from Westminster Abbey at Christmas 1950?',
        right: 'Four students',
        wrong: ['Two bishops', 'An American collector', 'A dismissed verger'],
        explanation:
          'Four students took it, and it broke in two on the way. Months later it was left at the ruins of Arbroath Abbey, wrapped in a flag.',
        page: {
          title: '1950 removal of the Stone of Scone',
          url: 'https://en.wikipedia.org/wiki/1950_removal_of_the_Stone_of_Scone',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which verdict did Scottish juries long have besides “guilty” and “not guilty”?',
        right: 'Not proven',
        wrong: ['Not sane', 'Half guilty', 'Not tried'],
        explanation:
          '“Not proven” acquitted the accused just as fully, with a shade of doubt. For centuries people argued about what it was for.',
        page: { title: 'Not proven', url: 'https://en.wikipedia.org/wiki/Not_proven' },
      },
    ],
  },
  {
    key: 'ireland',
    name: 'Ireland',
    category: 'News & Politics',
    spellings: ['Ireland', 'Northern Ireland', 'Dublin', 'Belfast', 'Taoiseach'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why are there no native snakes in Ireland?',
        right: 'The sea came before them',
        wrong: ['The winters are too cold', 'Farmers killed them all', 'The soil is too acid'],
        explanation:
          'The sea came before them: after the ice age the island was cut off before snakes could get there. Saint Patrick, who is said to have driven them out, found none.',
        page: { title: 'Saint Patrick', url: 'https://en.wikipedia.org/wiki/Saint_Patrick' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Ireland’s state harp faces the other way from whose more familiar one?',
        right: 'Guinness’s',
        wrong: ['Ryanair’s', 'Dublin University’s', 'The Bank of England’s'],
        explanation:
          'It faces the other way from Guinness’s, which the brewery had registered as a trademark in 1876. The new state chose the same old instrument and turned it round.',
        page: { title: 'Guinness', url: 'https://en.wikipedia.org/wiki/Guinness' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How does the population of the island of Ireland compare with that of 1840?',
        right: 'It is smaller',
        wrong: ['It is four times as big', 'It is almost the same', 'It is twice as big'],
        explanation:
          'It is smaller: more than eight million people lived there before the Great Famine. Hunger and a century of emigration followed.',
        page: { title: 'Ireland', url: 'https://en.wikipedia.org/wiki/Ireland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A land agent in Ireland found that nobody would serve or speak to him. Which word resulted?',
        right: 'Boycott',
        wrong: ['Lynch', 'Maverick', 'Hooligan'],
        explanation:
          'It was “boycott”: Captain Charles Boycott’s tenants in Mayo shunned him in 1880, and his name was a verb within months.',
        page: { title: 'Charles Boycott', url: 'https://en.wikipedia.org/wiki/Charles_Boycott' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Where is the northernmost point of the island of Ireland?',
        right: 'In the Republic',
        wrong: ['In Northern Ireland', 'On the border itself', 'On Rathlin Island'],
        explanation:
          'It is in the Republic: Malin Head belongs to County Donegal. The names north and south follow politics rather than the map.',
        page: { title: 'Malin Head', url: 'https://en.wikipedia.org/wiki/Malin_Head' },
      },
    ],
  },
  {
    key: 'portugal',
    name: 'Portugal',
    category: 'News & Politics',
    spellings: ['Portugal', 'Portuguese', 'Lisbon', 'Azores', 'Madeira'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which city was the Portuguese Empire ruled from for thirteen years?',
        right: 'Rio de Janeiro',
        wrong: ['Goa', 'Luanda', 'Macau'],
        explanation:
          'It was ruled from Rio de Janeiro, where the court fled from Napoleon in 1808 with thousands of people. No other European empire was ever governed from a colony.',
        page: {
          title: 'Transfer of the Portuguese court to Brazil',
          url: 'https://en.wikipedia.org/wiki/Transfer_of_the_Portuguese_court_to_Brazil',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave soldiers the first signal to rise up in Portugal in 1974?',
        right: 'A Eurovision song',
        wrong: ['A football goal', 'A church bell', 'A weather report'],
        explanation:
          'It was a Eurovision song, “E depois do adeus”, on the radio late in the evening. Carnations in the gun barrels gave the revolution its name.',
        page: { title: 'Carnation Revolution', url: 'https://en.wikipedia.org/wiki/Carnation_Revolution' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Portugal produces about half of the world’s supply of which material?',
        right: 'Cork',
        wrong: ['Rubber', 'Flax', 'Bamboo'],
        explanation:
          'It is cork: the bark of the oak is peeled by hand every nine years, and the tree lives on. It may not be cut down without a permit.',
        page: { title: 'Cork (material)', url: 'https://en.wikipedia.org/wiki/Cork_(material)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Portugal has had an alliance since the 14th century with which country?',
        right: 'England',
        wrong: ['France', 'Norway', 'Hungary'],
        explanation:
          'The alliance with England, sealed in 1386, is the oldest still in force. Britain invoked it in 1943 to get bases on the Azores.',
        page: { title: 'Anglo-Portuguese Alliance', url: 'https://en.wikipedia.org/wiki/Anglo-Portuguese_Alliance' },
      },
    ],
  },
  {
    key: 'hungary',
    name: 'Hungary',
    category: 'News & Politics',
    spellings: ['Hungary', 'Hungarian', 'Budapest', 'Orbán', 'Orban'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which of these languages is a relative of Hungarian?',
        right: 'Finnish',
        wrong: ['Romanian', 'Slovak', 'Croatian'],
        explanation:
          'Finnish is, though the relation is so distant that hardly a word sounds alike today. The ancestors of Hungarian came from near the Urals.',
        page: { title: 'Hungarian language', url: 'https://en.wikipedia.org/wiki/Hungarian_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'An editor in Hungary noticed how fast newspaper ink dried. What did he go on to invent?',
        right: 'The ballpoint pen',
        wrong: ['The colour film', 'The typewriter ribbon', 'The instant camera'],
        explanation:
          'He invented the ballpoint pen, as the thick ink needed a rolling ball. László Bíró moved on to Argentina, and Britons still call the thing a biro.',
        page: { title: 'László Bíró', url: 'https://en.wikipedia.org/wiki/L%C3%A1szl%C3%B3_B%C3%ADr%C3%B3' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In what order do people in Hungary write their names?',
        right: 'Family name first',
        wrong: ['Given name first', 'Mother’s name first', 'Village name first'],
        explanation:
          'The family name comes first: Franz Liszt is Liszt Ferenc at home. Hardly any other nation in Europe does so in daily life.',
        page: { title: 'Hungarian names', url: 'https://en.wikipedia.org/wiki/Hungarian_names' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which vegetable gave a scientist in Hungary vitamin C in bulk?',
        right: 'Paprika peppers',
        wrong: ['Sour cabbage', 'White onions', 'Yellow beets'],
        explanation:
          'Paprika peppers did: Albert Szent-Györgyi said he took them to the laboratory because he did not want them for supper. He had a Nobel Prize by 1937.',
        page: { title: 'Albert Szent-Györgyi', url: 'https://en.wikipedia.org/wiki/Albert_Szent-Gy%C3%B6rgyi' },
      },
    ],
  },
  {
    key: 'greece',
    name: 'Greece',
    category: 'News & Politics',
    spellings: [
      'Greece',
      'Greek island',
      'Greek islands',
      'Greek government',
      'Greek police',
      'Greek prime minister',
      'Crete',
      'Santorini',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did sponge divers bring up off the Greek island of Antikythera in 1901?',
        right: 'A machine with gears',
        wrong: ['A map of the known world', 'A box of lenses', 'A clock run by water'],
        explanation:
          'They found a machine with gears, some two thousand years old, which showed the paths of Sun and Moon and foretold eclipses. Nothing like it was built for a thousand years after.',
        page: { title: 'Antikythera mechanism', url: 'https://en.wikipedia.org/wiki/Antikythera_mechanism' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How did democratic Athens, in ancient Greece, fill most of its public offices?',
        right: 'By drawing lots',
        wrong: ['By open auction', 'By order of age', 'By athletic contest'],
        explanation:
          'It filled them by drawing lots, because elections were thought to favour the rich and the famous. A stone machine with slots picked names for juries.',
        page: { title: 'Sortition', url: 'https://en.wikipedia.org/wiki/Sortition' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who has been banned from Greece’s Mount Athos, a republic of monks, for a thousand years?',
        right: 'Women',
        wrong: ['Kings', 'Merchants', 'Soldiers'],
        explanation:
          'Women are banned, and most female animals too, though not cats. Boats with tourists keep their distance from the shore.',
        page: { title: 'Mount Athos', url: 'https://en.wikipedia.org/wiki/Mount_Athos' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is remarkable about the poem behind the national anthem of Greece?',
        right: 'It has 158 stanzas',
        wrong: ['It has just one word', 'It is by an Englishman', 'It is from antiquity'],
        explanation: 'It has 158 stanzas, of which only the first two are sung. Cyprus uses the same anthem.',
        page: { title: 'Hymn to Liberty', url: 'https://en.wikipedia.org/wiki/Hymn_to_Liberty' },
      },
    ],
  },
  {
    key: 'switzerland',
    name: 'Switzerland',
    category: 'News & Politics',
    spellings: ['Switzerland', 'Swiss', 'Geneva', 'Zurich', 'Zürich'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Switzerland have for nearly everyone who lives there?',
        right: 'A place in a bunker',
        wrong: ['A seat in parliament’s hall', 'A plot in a city garden', 'A share in the state bank'],
        explanation:
          'It has a place in a bunker, as a law of the 1960s asked for shelters under new homes. In peacetime they hold wine, skis and drum kits.',
        page: {
          title: 'Civil defense in Switzerland',
          url: 'https://en.wikipedia.org/wiki/Civil_defense_in_Switzerland',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Who is head of state in Switzerland?',
        right: 'Seven people together',
        wrong: ['A president for life', 'The eldest minister', 'The mayor of Bern'],
        explanation:
          'Seven people together are, for the Federal Council decides as one. One of the seven chairs it for a year as president, with no more power than the rest.',
        page: {
          title: 'Federal Council (Switzerland)',
          url: 'https://en.wikipedia.org/wiki/Federal_Council_(Switzerland)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What do the letters “CH” on Swiss cars and web addresses stand for?',
        right: 'A Latin name',
        wrong: ['A mountain pass', 'A motto of war', 'An old currency'],
        explanation:
          'They stand for a Latin name, Confoederatio Helvetica, which favours none of the four national languages. Coins and stamps say Helvetia for the same reason.',
        page: { title: 'Name of Switzerland', url: 'https://en.wikipedia.org/wiki/Name_of_Switzerland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Strictly speaking, what does Switzerland lack by law?',
        right: 'A capital',
        wrong: ['A currency', 'A constitution', 'A flag'],
        explanation:
          'It has no capital: Bern has been called just the “federal city” since 1848, so as not to raise it above the others.',
        page: { title: 'Bern', url: 'https://en.wikipedia.org/wiki/Bern' },
      },
    ],
  },
  {
    key: 'sweden',
    name: 'Sweden',
    category: 'News & Politics',
    spellings: ['Sweden', 'Swedish', 'Stockholm'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did all drivers in Sweden have to do at five o’clock one Sunday morning in 1967?',
        right: 'Change sides of the road',
        wrong: ['Hand in their licences', 'Switch to unleaded fuel', 'Turn on their headlights'],
        explanation:
          'They had to change sides of the road, because the country went over from left to right. Accidents fell at first, since everybody took such care.',
        page: { title: 'Dagen H', url: 'https://en.wikipedia.org/wiki/Dagen_H' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What can anyone in Sweden find out by asking the tax office?',
        right: 'A neighbour’s income',
        wrong: ['A neighbour’s illnesses', 'A neighbour’s vote', 'A neighbour’s travels'],
        explanation:
          'Anyone can ask about a neighbour’s income, as papers held by the state are open. The principle goes back to a law of 1766, the first of its kind in the world.',
        page: { title: 'Principle of Public Access', url: 'https://en.wikipedia.org/wiki/Principle_of_Public_Access' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which date existed only in Sweden’s calendar, in 1712?',
        right: '30 February',
        wrong: ['31 April', '31 June', '31 November'],
        explanation:
          'Sweden had a 30 February, an extra day, to get back to the old calendar. A slow change to the new one had gone wrong.',
        page: { title: 'Swedish calendar', url: 'https://en.wikipedia.org/wiki/Swedish_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How far did Sweden’s great warship Vasa get on its first voyage in 1628?',
        right: 'Not even a mile',
        wrong: ['To the Danish coast', 'Halfway to Poland', 'Out of sight of land'],
        explanation:
          'It got not even a mile: a gust blew it over in Stockholm harbour, as it was too tall and narrow. Raised in 1961, almost whole, it fills a museum.',
        page: { title: 'Vasa (ship)', url: 'https://en.wikipedia.org/wiki/Vasa_(ship)' },
      },
    ],
  },
  {
    key: 'norway',
    name: 'Norway',
    category: 'News & Politics',
    spellings: ['Norway', 'Oslo', 'Svalbard'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Salmon was no classic topping for sushi. How did it become one?',
        right: 'Norway promoted it',
        wrong: ['China demanded it', 'Alaska gave it away', 'Japan bred it'],
        explanation:
          'Norway promoted it, having too much farmed fish in the 1980s, and spent years persuading Japanese cooks. They distrusted raw Pacific salmon because of parasites.',
        page: { title: 'Sushi', url: 'https://en.wikipedia.org/wiki/Sushi' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Where does Norway invest the savings from its oil?',
        right: 'Only abroad',
        wrong: ['Only in Norway', 'Only in gold', 'Only in ships'],
        explanation:
          'It invests only abroad, since spending the money at home would drive up prices and hurt other trades. So a small country owns more than one per cent of the world’s listed shares.',
        page: {
          title: 'Government Pension Fund of Norway',
          url: 'https://en.wikipedia.org/wiki/Government_Pension_Fund_of_Norway',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who may live on Svalbard, Norway’s islands in the Arctic, without a visa?',
        right: 'People of every country',
        wrong: ['Only Norwegians', 'Only scientists', 'Only citizens of the EU'],
        explanation:
          'People of every country may: a treaty of 1920 gave Norway the islands and opened them to others. One has to support oneself, and mind the polar bears.',
        page: { title: 'Svalbard', url: 'https://en.wikipedia.org/wiki/Svalbard' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Norwegian television broadcast for seven hours in 2009, to great success?',
        right: 'A train journey',
        wrong: ['A chess game', 'A salmon run', 'A royal banquet'],
        explanation:
          'It showed a train journey, from a camera on the line from Bergen to Oslo, and more than a million viewers joined in. Firewood, knitting and a ship’s voyage followed.',
        page: { title: 'Slow television', url: 'https://en.wikipedia.org/wiki/Slow_television' },
      },
    ],
  },
  {
    key: 'finland',
    name: 'Finland',
    category: 'News & Politics',
    spellings: ['Finland', 'Finnish', 'Helsinki'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does Finland gain some seven square kilometres of land a year?',
        right: 'The land is rising',
        wrong: ['The lakes are drained', 'The sea is filled in', 'The border is moved'],
        explanation:
          'The land is rising: the ice age pressed the ground down, and it is still coming up again. On the Gulf of Bothnia harbours have become meadows.',
        page: { title: 'Post-glacial rebound', url: 'https://en.wikipedia.org/wiki/Post-glacial_rebound' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What decides how much a driver in Finland pays for speeding badly?',
        right: 'The driver’s income',
        wrong: ['The driver’s age', 'The car’s horsepower', 'The car’s weight'],
        explanation:
          'The driver’s income decides, as fines are counted in day’s earnings. Rich drivers have been asked for more than 100,000 euros.',
        page: { title: 'Day-fine', url: 'https://en.wikipedia.org/wiki/Day-fine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Finland gives expectant mothers a box of baby things. What can the box itself become?',
        right: 'A first bed',
        wrong: ['A bath tub', 'A toy chest', 'A high chair'],
        explanation:
          'It can be the baby’s first bed, as it comes with a small mattress. It began in 1938 for poor families, and since 1949 every mother who sees a doctor or midwife in time can have one.',
        page: { title: 'Maternity package', url: 'https://en.wikipedia.org/wiki/Maternity_package' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which room do Finland’s embassies around the world usually have?',
        right: 'A sauna',
        wrong: ['A bakery', 'A greenhouse', 'A ballroom'],
        explanation:
          'They usually have a sauna, and so does the parliament. President Kekkonen is said to have kept Khrushchev in one until the small hours.',
        page: { title: 'Finnish sauna', url: 'https://en.wikipedia.org/wiki/Finnish_sauna' },
      },
    ],
  },
  {
    key: 'iceland',
    name: 'Iceland',
    category: 'News & Politics',
    spellings: ['Iceland', 'Icelandic', 'Reykjavik', 'Reykjavík'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How was Iceland’s telephone directory sorted?',
        right: 'By first name',
        wrong: ['By street', 'By birthday', 'By profession'],
        explanation:
          'It went by first names, since most Icelanders have no family name: Jón’s son is Jónsson, his daughter Jónsdóttir. Even the president goes by the first name.',
        page: { title: 'Icelandic name', url: 'https://en.wikipedia.org/wiki/Icelandic_name' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What helped Iceland win the “Cod Wars” over fishing against Britain?',
        right: 'A threat to leave NATO',
        wrong: ['A fleet of submarines', 'A ban on British goods', 'A loan from Moscow'],
        explanation:
          'Its threat to leave NATO helped, as its airfield watched over Soviet submarines in the Atlantic. In 1976 Britain accepted a limit of 200 miles, soon the rule at sea everywhere.',
        page: { title: 'Cod Wars', url: 'https://en.wikipedia.org/wiki/Cod_Wars' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Iceland’s parliament meet for centuries?',
        right: 'In the open air',
        wrong: ['In a longship', 'In a lava cave', 'In a monastery'],
        explanation:
          'It met in the open air: from 930 on, the Althing gathered beside a lava cliff and a “lawspeaker” recited the laws by heart.',
        page: { title: 'Althing', url: 'https://en.wikipedia.org/wiki/Althing' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Visitors to Thingvellir in Iceland walk between two things that are drifting apart. What are they?',
        right: 'Two plates of Earth’s crust',
        wrong: ['Two tongues of a glacier', 'Two rims of a crater', 'Two banks of a river'],
        explanation:
          'They are two plates of Earth’s crust, North America and Eurasia, which part here by about two centimetres a year. Elsewhere the crack lies deep under the Atlantic.',
        page: { title: 'Þingvellir', url: 'https://en.wikipedia.org/wiki/%C3%9Eingvellir' },
      },
    ],
  },
  {
    key: 'panama',
    name: 'Panama and its canal',
    category: 'News & Politics',
    spellings: ['Panama', 'Panama Canal', 'Panamanian'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does every ship that crosses the Panama Canal use up?',
        right: 'Fresh water from a lake',
        wrong: ['Oil from a state depot', 'Power from a dam', 'Sand from the canal bed'],
        explanation:
          'Each passage can send some 50 million gallons of fresh water from Gatun Lake into the sea. In a drought fewer ships may pass.',
        page: { title: 'Panama Canal', url: 'https://en.wikipedia.org/wiki/Panama_Canal' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Which way does a ship in the Panama Canal mainly go from the Atlantic to the Pacific?',
        right: 'South-east',
        wrong: ['South-west', 'Due north', 'North-west'],
        explanation:
          'It goes south-east, as the land bends like an S and the Pacific end lies further east. In Panama the sun can rise over the Pacific.',
        page: { title: 'Panama Canal', url: 'https://en.wikipedia.org/wiki/Panama_Canal' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In which country are Panama hats traditionally made?',
        right: 'Ecuador',
        wrong: ['Colombia', 'Jamaica', 'Spain'],
        explanation:
          'They are made in Ecuador, where they are named after the straw, toquilla. They were shipped through Panama and worn by men who built the canal.',
        page: { title: 'Panama hat', url: 'https://en.wikipedia.org/wiki/Panama_hat' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did Richard Halliburton pay only 36 cents to use the Panama Canal in 1928?',
        right: 'He swam through it',
        wrong: ['He rowed a canoe', 'He walked its banks', 'He worked as a pilot'],
        explanation:
          'Halliburton swam it in stages, and was charged by weight like a ship. The locks were filled for him alone.',
        page: { title: 'Richard Halliburton', url: 'https://en.wikipedia.org/wiki/Richard_Halliburton' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country did Panama belong to until 1903?',
        right: 'Colombia',
        wrong: ['Mexico', 'Spain', 'Costa Rica'],
        explanation:
          'It belonged to Colombia, whose senate turned down a canal treaty with the United States. Panama broke away with American warships looking on, and signed one about two weeks later.',
        page: {
          title: 'Separation of Panama from Colombia',
          url: 'https://en.wikipedia.org/wiki/Separation_of_Panama_from_Colombia',
        },
      },
    ],
  },
  {
    key: 'argentina',
    name: 'Argentina',
    category: 'News & Politics',
    spellings: ['Argentina', 'Argentine', 'Argentinian', 'Buenos Aires', 'Milei'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which metal gave Argentina its name?',
        right: 'Silver',
        wrong: ['Gold', 'Tin', 'Copper'],
        explanation:
          'It is named after silver, in Latin argentum. Explorers had heard of mountains full of it upriver; the Río de la Plata is a “river of silver” too.',
        page: { title: 'Name of Argentina', url: 'https://en.wikipedia.org/wiki/Name_of_Argentina' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which language did settlers from Europe bring to a valley in Argentina’s Patagonia in 1865?',
        right: 'Welsh',
        wrong: ['Breton', 'Danish', 'Basque'],
        explanation:
          'It was Welsh, brought by people who wanted to keep their language and faith far from the English. There are still schools and tea rooms where it is spoken.',
        page: { title: 'Y Wladfa', url: 'https://en.wikipedia.org/wiki/Y_Wladfa' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Argentina fly a pregnant woman to Antarctica in 1977?',
        right: 'To back its claim there',
        wrong: ['To test a new clinic', 'To save her from floods', 'To set a flight record'],
        explanation:
          'She was to back its claim there: the boy she bore at Esperanza Base was the first known native of the continent. Chile, which claims the same land, soon did likewise.',
        page: { title: 'Emilio Palma', url: 'https://en.wikipedia.org/wiki/Emilio_Palma' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Argentina get through five of in two weeks around New Year 2002?',
        right: 'Heads of state',
        wrong: ['Currencies', 'Constitutions', 'Central banks'],
        explanation:
          'It got through five heads of state: the economy had collapsed, and one after the other resigned or only stood in, until Congress found one who stayed.',
        page: { title: 'Eduardo Duhalde', url: 'https://en.wikipedia.org/wiki/Eduardo_Duhalde' },
      },
    ],
  },
  {
    key: 'colombia',
    name: 'Colombia',
    category: 'News & Politics',
    spellings: ['Colombia', 'Colombian', 'Bogotá', 'Bogota'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which legend began with a ceremony on Lake Guatavita in Colombia?',
        right: 'El Dorado',
        wrong: ['Atlantis', 'Shangri-La', 'Avalon'],
        explanation:
          'El Dorado, the “golden one”, was a new ruler covered in gold dust, said to have washed it off in the lake. Only later did the name become a place on maps.',
        page: { title: 'El Dorado', url: 'https://en.wikipedia.org/wiki/El_Dorado' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do extra cargo planes carry from Colombia to Miami before Valentine’s Day?',
        right: 'Cut flowers',
        wrong: ['Chocolate', 'Emeralds', 'Greeting cards'],
        explanation:
          'They carry cut flowers: on the plateau round Bogotá days last twelve hours all year and it is never cold. Most roses sold in America come from such highlands.',
        page: { title: 'Cut flowers', url: 'https://en.wikipedia.org/wiki/Cut_flowers' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens every Sunday on main streets of Bogotá, the capital of Colombia?',
        right: 'Cars give way to bicycles',
        wrong: ['Farmers sell from their carts', 'Bands compete for a prize', 'Shops open free of tax'],
        explanation:
          'Cars give way to bicycles, on some 75 miles closed to traffic for the morning. Begun in the 1970s, the ciclovía has been copied by cities all over the world.',
        page: { title: 'Ciclovía', url: 'https://en.wikipedia.org/wiki/Ciclov%C3%ADa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What turns the river Caño Cristales in Colombia bright red for months?',
        right: 'A water plant',
        wrong: ['A rusty rock', 'A dye works', 'A kind of shrimp'],
        explanation:
          'A water plant, Macarenia clavigera, which grows only around there, turns it red. With yellow sand and green moss, it has earned the river its nickname of liquid rainbow.',
        page: { title: 'Caño Cristales', url: 'https://en.wikipedia.org/wiki/Ca%C3%B1o_Cristales' },
      },
    ],
  },
  {
    key: 'chile',
    name: 'Chile',
    category: 'News & Politics',
    spellings: ['Chile', 'Chilean'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'From which part of today’s Chile do most of the world’s potatoes descend?',
        right: 'The rainy south',
        wrong: ['The desert north', 'Easter Island', 'The high volcanoes'],
        explanation:
          'They descend from the rainy south, from plants around the island of Chiloé that were used to long summer days. That suited Europe better than those from the high Andes.',
        page: { title: 'Potato', url: 'https://en.wikipedia.org/wiki/Potato' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do villages in Chile’s rainless northern desert get water?',
        right: 'They catch fog in nets',
        wrong: ['They melt old snow', 'They press cactus fruit', 'They cool hot springs'],
        explanation:
          'They catch fog in nets: mist drifts in from the cold sea and drips from fine mesh. The method has spread to Morocco and Peru.',
        page: { title: 'Fog collection', url: 'https://en.wikipedia.org/wiki/Fog_collection' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which way do nearly all the statues on Easter Island’s stone platforms look?',
        right: 'Inland',
        wrong: ['Out to sea', 'At the sky', 'At each other'],
        explanation:
          'They look inland, because the moai stood for ancestors who watched over the villages. Hundreds more never left the quarry or lie beside the old roads.',
        page: { title: 'Moai', url: 'https://en.wikipedia.org/wiki/Moai' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which novel was inspired by a sailor’s four years alone on an island of Chile?',
        right: 'Robinson Crusoe',
        wrong: ['Moby-Dick', 'Treasure Island', 'Gulliver’s Travels'],
        explanation:
          '“Robinson Crusoe” goes back to Alexander Selkirk, who asked to be put ashore in 1704, as he distrusted his ship. It sank soon after.',
        page: { title: 'Alexander Selkirk', url: 'https://en.wikipedia.org/wiki/Alexander_Selkirk' },
      },
    ],
  },
  {
    key: 'haiti',
    name: 'Haiti',
    category: 'News & Politics',
    spellings: ['Haiti', 'Haitian', 'Port-au-Prince'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did Haiti become an independent state in 1804?',
        right: 'Enslaved people freed themselves',
        wrong: ['France sold the island colony', 'Spain lost it in a peace treaty', 'Planters broke from Paris'],
        explanation:
          'Enslaved people freed themselves, in the one revolt of slaves in history that founded a lasting state. An army sent by Napoleon was beaten.',
        page: { title: 'Haitian Revolution', url: 'https://en.wikipedia.org/wiki/Haitian_Revolution' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did France make independent Haiti pay an indemnity for?',
        right: 'Property of slaveholders',
        wrong: ['Ships lost in a storm', 'Forts left to the army', 'Schools built by monks'],
        explanation:
          'It was for the property of slaveholders, the people themselves included, and was the price of recognition in 1825. The last of the debt was paid in 1947.',
        page: {
          title: 'Haiti indemnity controversy',
          url: 'https://en.wikipedia.org/wiki/Haiti_indemnity_controversy',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which land did Napoleon sell when his army was failing in Haiti?',
        right: 'Louisiana',
        wrong: ['California', 'Florida', 'Quebec'],
        explanation:
          'He sold Louisiana: without its sugar island France had little use for land on the Mississippi. In 1803 the United States doubled in size.',
        page: { title: 'Louisiana Purchase', url: 'https://en.wikipedia.org/wiki/Louisiana_Purchase' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How, by tradition, was the first flag of Haiti made?',
        right: 'White was torn from the French one',
        wrong: [
          'Gold was sewn on to the Spanish one',
          'Stars were cut from the American one',
          'A cross was taken off the British one',
        ],
        explanation:
          'White was torn from the French flag, and the blue and red that were left were joined again. The seamstress, Catherine Flon, is still honoured.',
        page: { title: 'Flag of Haiti', url: 'https://en.wikipedia.org/wiki/Flag_of_Haiti' },
      },
    ],
  },
  {
    key: 'south-africa',
    name: 'South Africa',
    category: 'News & Politics',
    spellings: ['South Africa', 'South African', 'Johannesburg', 'Cape Town', 'Pretoria'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does South Africa have three of?',
        right: 'Capitals',
        wrong: ['Anthems', 'Presidents', 'Currencies'],
        explanation:
          'It has three capitals: Parliament sits in Cape Town, the government in Pretoria, and Bloemfontein was given the high court. It was a compromise of 1910 between the old colonies.',
        page: { title: 'South Africa', url: 'https://en.wikipedia.org/wiki/South_Africa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the largest rough diamond ever found, South Africa’s Cullinan, get to London?',
        right: 'In a parcel by post',
        wrong: ['In a captain’s strongbox', 'In a diplomat’s luggage', 'On a guarded warship'],
        explanation:
          'It went in a parcel by post, while the guarded box on the steamer held a copy. Stones cut from it are in the British crown jewels.',
        page: { title: 'Cullinan Diamond', url: 'https://en.wikipedia.org/wiki/Cullinan_Diamond' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did South Africa build in secret and later dismantle of its own accord?',
        right: 'Nuclear weapons',
        wrong: ['A moon rocket', 'A second navy', 'Spy satellites'],
        explanation:
          'Six nuclear weapons were finished and dismantled around 1990. It was the first country to give up such arms that it had made itself.',
        page: {
          title: 'South Africa and weapons of mass destruction',
          url: 'https://en.wikipedia.org/wiki/South_Africa_and_weapons_of_mass_destruction',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What sounds do the letters c, q and x stand for in Xhosa, a South African language?',
        right: 'Clicks of the tongue',
        wrong: ['Pauses for breath', 'Rises of the voice', 'Kinds of rolled R'],
        explanation:
          'They stand for clicks of the tongue, taken over from older neighbours, the Khoisan. The X at the start of Xhosa is one, made with the side of the tongue.',
        page: { title: 'Xhosa language', url: 'https://en.wikipedia.org/wiki/Xhosa_language' },
      },
    ],
  },
  {
    key: 'nigeria',
    name: 'Nigeria',
    category: 'News & Politics',
    spellings: ['Nigeria', 'Nigerian', 'Lagos', 'Abuja'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who proposed the name Nigeria, in 1897?',
        right: 'A British journalist',
        wrong: ['A French explorer', 'A local emperor', 'A German banker'],
        explanation:
          'Flora Shaw, a British journalist, wrote in The Times that “Royal Niger Company Territories” was too long. She later married the governor.',
        page: { title: 'Flora Shaw', url: 'https://en.wikipedia.org/wiki/Flora_Shaw' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Nigeria build its new capital, Abuja, in the middle of the country?',
        right: 'No main group dominated it',
        wrong: ['Gold was found close by', 'The coast was under siege', 'A king had given the land'],
        explanation:
          'No main ethnic group dominated it, for the three largest live in the north, west and east. Lagos was overcrowded as well.',
        page: { title: 'Abuja', url: 'https://en.wikipedia.org/wiki/Abuja' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was a trader in Nigeria trying to sell when he set off the country’s film boom?',
        right: 'Blank video cassettes',
        wrong: ['Empty cinema seats', 'Old army cameras', 'Unsold television sets'],
        explanation:
          'In 1992 Kenneth Nnebue had too many blank video cassettes and thought they would sell better with a story on them. “Living in Bondage” started what came to be called Nollywood.',
        page: { title: 'Nollywood', url: 'https://en.wikipedia.org/wiki/Nollywood' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is the town of Igbo-Ora in Nigeria known for among doctors?',
        right: 'Many births of twins',
        wrong: ['Many people over 100', 'Many people without illness', 'Many left-handed people'],
        explanation:
          'It has many births of twins: Yoruba mothers have non-identical ones several times as often as Europeans. Yams are suspected, with little proof.',
        page: { title: 'Igbo-Ora', url: 'https://en.wikipedia.org/wiki/Igbo-Ora' },
      },
    ],
  },
  {
    key: 'kenya',
    name: 'Kenya',
    category: 'News & Politics',
    spellings: ['Kenya', 'Kenyan', 'Nairobi'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'In Swahili, someone in Kenya says that it is one o’clock in the day. What does your watch say?',
        right: 'Seven in the morning',
        wrong: ['One in the afternoon', 'Noon exactly', 'Ten in the morning'],
        explanation:
          'It says seven in the morning, because hours are counted from about sunrise, which hardly changes at the equator. A clock’s hands say seven, the mouth says one.',
        page: { title: 'Swahili language', url: 'https://en.wikipedia.org/wiki/Swahili_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What could people in Kenya send by text message from 2007, ahead of most of the world?',
        right: 'Money',
        wrong: ['Photos', 'Votes', 'Prescriptions'],
        explanation:
          'They could send money: with M-Pesa a corner kiosk became a bank. Many people who had never had an account now pay with the simplest phone.',
        page: { title: 'M-Pesa', url: 'https://en.wikipedia.org/wiki/M-Pesa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was Kenya’s Wangari Maathai, who won the Nobel Peace Prize, known for?',
        right: 'Planting trees',
        wrong: ['Ending a war', 'Founding clinics', 'Teaching the blind'],
        explanation:
          'She was known for planting trees: women in her Green Belt Movement have put tens of millions into the soil. She was the first African woman to win the prize.',
        page: { title: 'Wangari Maathai', url: 'https://en.wikipedia.org/wiki/Wangari_Maathai' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was Nairobi, now Kenya’s capital, founded as in 1899?',
        right: 'A railway depot',
        wrong: ['A slave market', 'A royal court', 'A mission school'],
        explanation:
          'It was a railway depot, halfway along the line from the coast to Uganda, at the last flat place before the highlands.',
        page: { title: 'Nairobi', url: 'https://en.wikipedia.org/wiki/Nairobi' },
      },
    ],
  },
  {
    key: 'ethiopia',
    name: 'Ethiopia',
    category: 'News & Politics',
    spellings: ['Ethiopia', 'Ethiopian', 'Addis Ababa'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Ethiopia’s calendar have more of than the Western one?',
        right: 'Months',
        wrong: ['Leap days', 'Weekdays', 'Seasons'],
        explanation:
          'It has thirteen months: twelve have thirty days, and the last has five or six. Years run seven or eight behind, so the country greeted 2000 in September 2007.',
        page: { title: 'Ethiopian calendar', url: 'https://en.wikipedia.org/wiki/Ethiopian_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How were the famous churches of Lalibela in Ethiopia made?',
        right: 'Carved down into rock',
        wrong: ['Moulded from clay', 'Brought in from Egypt', 'Fitted from ship timber'],
        explanation:
          'They were carved down into rock: builders started with the roof and dug down, leaving each church whole in its pit. They are about 800 years old and still in use.',
        page: {
          title: 'Rock-Hewn Churches, Lalibela',
          url: 'https://en.wikipedia.org/wiki/Rock-Hewn_Churches,_Lalibela',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Lucy, the fossil found in Ethiopia in 1974, get her name?',
        right: 'From a Beatles song',
        wrong: ['From a film star', 'From a saint’s day', 'From a student’s aunt'],
        explanation:
          'She got it from a Beatles song: “Lucy in the Sky with Diamonds” was played over and over in the camp that night. In Ethiopia she is Dinkinesh, “you are marvellous”.',
        page: { title: 'Lucy (Australopithecus)', url: 'https://en.wikipedia.org/wiki/Lucy_(Australopithecus)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which faith took its name from what an emperor of Ethiopia was called before his coronation?',
        right: 'Rastafari',
        wrong: ['Jainism', 'Sikhism', 'Shinto'],
        explanation:
          'Rastafari is named after Haile Selassie, who was Ras Tafari until 1930. Jamaicans saw a prophecy fulfilled; he himself remained an Orthodox Christian.',
        page: { title: 'Rastafari', url: 'https://en.wikipedia.org/wiki/Rastafari' },
      },
    ],
  },
  {
    key: 'congo',
    name: 'Congo',
    category: 'News & Politics',
    spellings: [
      'Congo',
      'DR Congo',
      'DRC',
      'Congolese',
      'Kinshasa',
      'Democratic Republic of Congo',
      'Democratic Republic of the Congo',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What lies just across the river Congo from Kinshasa?',
        right: 'Another capital city',
        wrong: ['An active volcano', 'A field of dunes', 'A royal game reserve'],
        explanation:
          'Another capital city, Brazzaville in the smaller Republic of the Congo, lies within sight. Yet there is no bridge, only boats.',
        page: { title: 'Kinshasa', url: 'https://en.wikipedia.org/wiki/Kinshasa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the river Congo do twice, unlike any other great river?',
        right: 'It crosses the equator',
        wrong: ['It runs under the ground', 'It reverses its course', 'It passes the same city'],
        explanation:
          'It crosses the equator twice on its great bend, so it always has a rainy season on one side or the other. That keeps its level fairly steady.',
        page: { title: 'Congo River', url: 'https://en.wikipedia.org/wiki/Congo_River' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the ore of one mine in the Congo vital for in the Second World War?',
        right: 'The first atomic bombs',
        wrong: ['The tanks of the Red Army', 'The landing craft of D-Day', 'The radar on British coasts'],
        explanation:
          'The first atomic bombs needed the uranium ore of Shinkolobwe, which was richer than any other. A Belgian manager had sent a thousand tonnes to New York before anybody asked.',
        page: { title: 'Shinkolobwe', url: 'https://en.wikipedia.org/wiki/Shinkolobwe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animal of Congo’s forests became known to Western science only in 1901?',
        right: 'The okapi',
        wrong: ['The hippopotamus', 'The gorilla', 'The zebra'],
        explanation:
          'The okapi looks like a zebra and is a relative of the giraffe. Explorers had taken the stories for those of a forest donkey.',
        page: { title: 'Okapi', url: 'https://en.wikipedia.org/wiki/Okapi' },
      },
    ],
  },
  {
    key: 'sudan',
    name: 'Sudan',
    category: 'News & Politics',
    spellings: ['Sudan', 'Sudanese', 'Khartoum', 'Darfur', 'South Sudan'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Sudan have more of than Egypt?',
        right: 'Pyramids',
        wrong: ['Obelisks', 'Oases', 'Deltas'],
        explanation:
          'It has more pyramids: the kings of Kush built some two hundred of them, small and steep. One line of them had ruled Egypt itself.',
        page: { title: 'Nubian pyramids', url: 'https://en.wikipedia.org/wiki/Nubian_pyramids' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The US barred nearly all goods from Sudan in 1997. Which one did it let through?',
        right: 'Gum arabic',
        wrong: ['Sesame', 'Cotton', 'Hides'],
        explanation:
          'Gum arabic was let through: the sap of acacia trees keeps the flavour of soft drinks from separating, and there was hardly another source.',
        page: { title: 'Gum arabic', url: 'https://en.wikipedia.org/wiki/Gum_arabic' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Why do neither Egypt nor Sudan claim one piece of desert between them?',
        right: 'Claiming it loses a bigger one',
        wrong: ['It is full of old landmines', 'It was sold to a company', 'It is promised to its nomads'],
        explanation:
          'Claiming it loses a bigger one: two border lines of 1899 and 1902 contradict each other, and each state prefers the one that gives it the coast. Both leave out Bir Tawil.',
        page: { title: 'Bir Tawil', url: 'https://en.wikipedia.org/wiki/Bir_Tawil' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who bore the title behind the name Candace in Kush, an ancient kingdom in today’s Sudan?',
        right: 'Its queens',
        wrong: ['Its priests', 'Its generals', 'Its scribes'],
        explanation:
          'Its queens bore the title kandake and could rule in their own right. One of them sent armies against the Romans in Egypt and got a favourable peace.',
        page: { title: 'Kandake', url: 'https://en.wikipedia.org/wiki/Kandake' },
      },
    ],
  },
  {
    key: 'morocco',
    name: 'Morocco',
    category: 'News & Politics',
    spellings: ['Morocco', 'Moroccan', 'Rabat', 'Marrakech', 'Marrakesh'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Morocco do in 1777 before any other state?',
        right: 'Open its ports to American ships',
        wrong: ['Abolish all duties on tea', 'Print banknotes for travellers', 'Forbid its navy to fight'],
        explanation:
          'It opened its ports to American ships, and so recognised the United States in the middle of its war of independence. Their treaty of 1786 is still in force.',
        page: {
          title: 'Morocco–United States relations',
          url: 'https://en.wikipedia.org/wiki/Morocco%E2%80%93United_States_relations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who is said to have founded Morocco’s university of Fez, perhaps the oldest in the world?',
        right: 'A merchant’s daughter',
        wrong: ['A Roman general', 'A Spanish rabbi', 'A blind poet'],
        explanation:
          'Fatima al-Fihri, a merchant’s daughter, gave her inheritance for the mosque of al-Qarawiyyin in the 9th century. It became a state university only in 1963.',
        page: {
          title: 'University of al-Qarawiyyin',
          url: 'https://en.wikipedia.org/wiki/University_of_al-Qarawiyyin',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do goats in the south-west of Morocco do to get argan fruit?',
        right: 'Climb the trees',
        wrong: ['Dig up the roots', 'Shake the trunks', 'Cross a river'],
        explanation:
          'They climb the trees, whose branches are thorny but whose fruit is sweet. The kernels, spat out, can be pressed for the oil that goes into shampoo.',
        page: { title: 'Argania', url: 'https://en.wikipedia.org/wiki/Argania' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which fruit is named after a port of Morocco?',
        right: 'Tangerine',
        wrong: ['Mandarin', 'Satsuma', 'Grapefruit'],
        explanation: 'The tangerine was shipped from Tangier to Europe and America in the 19th century.',
        page: { title: 'Tangerine', url: 'https://en.wikipedia.org/wiki/Tangerine' },
      },
    ],
  },
  {
    key: 'maldives',
    name: 'the Maldives',
    category: 'News & Politics',
    spellings: ['Maldives', 'Maldivian'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which geographical term did English take from the language of the Maldives?',
        right: 'Atoll',
        wrong: ['Lagoon', 'Reef', 'Tsunami'],
        explanation:
          'Atoll comes from Dhivehi, in which it is atholhu. Charles Darwin made it known, and rightly guessed how such rings of coral form around sinking volcanoes.',
        page: { title: 'Atoll', url: 'https://en.wikipedia.org/wiki/Atoll' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Maldives have more than a thousand islands. About how many are home to islanders?',
        right: '200',
        wrong: ['20', '500', '900'],
        explanation:
          'About 200 are; more than a hundred others are resorts, as a rule with one hotel to an island. Most of the rest lie empty, or serve for crops, stores or an airport.',
        page: { title: 'Maldives', url: 'https://en.wikipedia.org/wiki/Maldives' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which product of the Maldives served as money in Bengal and West Africa?',
        right: 'Shells',
        wrong: ['Pearls', 'Feathers', 'Amber'],
        explanation: 'Shells did: cowries were small, tough and hard to forge. Traders filled whole ships with them.',
        page: { title: 'Shell money', url: 'https://en.wikipedia.org/wiki/Shell_money' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What was the island of Thilafushi in the Maldives built up from?',
        right: 'Rubbish',
        wrong: ['Coral', 'Old ships', 'Lava'],
        explanation:
          'It was built from rubbish: from the early 1990s a lagoon near the capital was filled with what the city and the hotels threw away. Firms have settled on it.',
        page: { title: 'Thilafushi', url: 'https://en.wikipedia.org/wiki/Thilafushi' },
      },
    ],
  },
  {
    key: 'nobel-prize',
    name: 'the Nobel Prizes',
    category: 'News & Politics',
    spellings: ['Nobel', 'Nobel Prize', 'Nobel Prizes', 'Nobel Peace Prize', 'Nobel laureate', 'Nobel laureates'],
    questions: [
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How did a chemist in Copenhagen hide two gold Nobel medals from German troops in 1940?',
        right: 'He dissolved them in acid',
        wrong: ['He sewed them into a coat', 'He walled them up at home', 'He sank them in a harbour'],
        explanation:
          'George de Hevesy dissolved them in acid and left the orange liquid on a shelf. After the war the gold was won back, and the foundation struck new medals.',
        page: { title: 'George de Hevesy', url: 'https://en.wikipedia.org/wiki/George_de_Hevesy' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which Nobel prize is not mentioned in Alfred Nobel’s will?',
        right: 'Economics',
        wrong: ['Peace', 'Literature', 'Medicine'],
        explanation:
          'Economics is not: Sweden’s central bank set the prize up in 1968 for its 300th birthday. Strictly, it is a prize in memory of Nobel.',
        page: {
          title: 'Nobel Memorial Prize in Economic Sciences',
          url: 'https://en.wikipedia.org/wiki/Nobel_Memorial_Prize_in_Economic_Sciences',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'When can the public check who was nominated for a Nobel Prize?',
        right: 'After fifty years',
        wrong: ['After one month', 'After ten years', 'After the ceremony'],
        explanation:
          'Only after fifty years, as the committees keep names secret until then. Thousands of professors and members of parliament may nominate, so a nomination says little.',
        page: { title: 'Nobel Prize', url: 'https://en.wikipedia.org/wiki/Nobel_Prize' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was no Nobel Peace Prize given in 1948?',
        right: 'No living candidate suited',
        wrong: ['No money was left', 'The hall had burned', 'The jury had resigned'],
        explanation:
          'No living candidate suited, the committee said: Mahatma Gandhi had died early that year, after five nominations. It seems to have left the place empty for him.',
        page: { title: 'Nobel Peace Prize', url: 'https://en.wikipedia.org/wiki/Nobel_Peace_Prize' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did Albert Einstein mainly get his Nobel Prize for?',
        right: 'The photoelectric effect',
        wrong: ['The theory of relativity', 'The motion of small grains', 'The bending of starlight'],
        explanation:
          'It was for the photoelectric effect, how light knocks electrons out of metal; relativity was still disputed. The money went to his first wife, as the divorce papers had foreseen.',
        page: { title: 'Albert Einstein', url: 'https://en.wikipedia.org/wiki/Albert_Einstein' },
      },
    ],
  },
]
