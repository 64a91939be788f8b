import type { WrittenTopic } from '../written-topic'

export const worldTopics: readonly WrittenTopic[] = [
  {
    key: 'iran',
    name: 'Iran',
    category: 'News & Politics',
    spellings: [
      'Iran',
      'Iranian',
      'Iranians',
      'Tehran',
      'Khamenei',
      'Revolutionary Guard',
      'Revolutionary Guards',
      'IRGC',
    ],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'When exactly does a new year begin in Iran?',
        right: 'At the spring equinox',
        wrong: ['At the winter solstice', 'At the first autumn moon', 'At midnight on 1 January'],
        explanation:
          'The Iranian year begins at the very moment of the equinox, worked out to the second. It can be the middle of the night or of a working day.',
        page: { title: 'Nowruz', url: 'https://en.wikipedia.org/wiki/Nowruz' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How did ancient Persians bring water over long distances without losing it to the desert sun?',
        right: 'Through sloping tunnels',
        wrong: ['Over covered bridges', 'In pipes of cast bronze', 'In carts by night'],
        explanation:
          'A qanat leads groundwater from the foothills through a gently sloping tunnel, with no pump at all. Some have run for more than two thousand years.',
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
          'Water froze in shallow pools on clear nights, and thick walls and a pit kept the ice into summer. In modern Persian, yakhchal is the word for a refrigerator.',
        page: { title: 'Yakhchāl', url: 'https://en.wikipedia.org/wiki/Yakhch%C4%81l' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which word comes from an Old Iranian one for a walled garden?',
        right: 'Paradise',
        wrong: ['Oasis', 'Orchard', 'Meadow'],
        explanation:
          'The old Iranian word meant an enclosure. The Greeks took it over for the royal parks of Persia, and the Greek Bible for the garden of Eden.',
        page: { title: 'Paradise', url: 'https://en.wikipedia.org/wiki/Paradise' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Persian, the language of Iran, uses Arabic letters. Which of these languages is it related to?',
        right: 'English',
        wrong: ['Arabic', 'Turkish', 'Hebrew'],
        explanation:
          'Persian belongs to the Indo-European family, as English does. Mother, brother and daughter are madar, baradar and dokhtar.',
        page: { title: 'Persian language', url: 'https://en.wikipedia.org/wiki/Persian_language' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'It is noon in London in winter. What time is it in Tehran?',
        right: 'Half past three',
        wrong: ['Two o’clock', 'Five o’clock', 'A quarter past six'],
        explanation:
          'Iran’s standard time is three and a half hours ahead of Greenwich, one of the few in the world that is off by half an hour.',
        page: { title: 'Iran Standard Time', url: 'https://en.wikipedia.org/wiki/Iran_Standard_Time' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which spice, picked by hand from crocus flowers, has long come mostly from Iran?',
        right: 'Saffron',
        wrong: ['Cardamom', 'Turmeric', 'Vanilla'],
        explanation:
          'Most of the world’s saffron grows in north-eastern Iran. Each flower has just three red threads, so that a kilo takes well over a hundred thousand flowers.',
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
        question: 'Iran lies north of the Strait of Hormuz. To which country does the tip of land opposite belong?',
        right: 'Oman',
        wrong: ['Qatar', 'Kuwait', 'Saudi Arabia'],
        explanation:
          'The Musandam peninsula is a piece of Oman cut off from the rest of the country by the Emirates. The shipping lanes run past its cliffs.',
        page: { title: 'Musandam Peninsula', url: 'https://en.wikipedia.org/wiki/Musandam_Peninsula' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which island on the Strait of Hormuz is the largest in the Persian Gulf?',
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
          'The Portuguese took it in 1507 to command the trade of the Gulf. A Persian army with English ships drove them out in 1622; their red fort still stands.',
        page: { title: 'Hormuz Island', url: 'https://en.wikipedia.org/wiki/Hormuz_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which poet set Satan on a throne richer than “the wealth of Ormus”, meaning Hormuz?',
        right: 'John Milton',
        wrong: ['Lord Byron', 'William Blake', 'Geoffrey Chaucer'],
        explanation:
          'The line is in “Paradise Lost”. For Europeans of the 17th century the island on the strait was a byword for riches.',
        page: { title: 'Ormus', url: 'https://en.wikipedia.org/wiki/Ormus' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'For which of these countries is the Strait of Hormuz the only way to the ocean?',
        right: 'Kuwait',
        wrong: ['Oman', 'Yemen', 'Saudi Arabia'],
        explanation:
          'Kuwait’s whole coast lies at the head of the Gulf. Saudi Arabia also has the Red Sea, Oman and Yemen the open sea.',
        page: { title: 'Persian Gulf', url: 'https://en.wikipedia.org/wiki/Persian_Gulf' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How can Abu Dhabi ship part of its oil without using the Strait of Hormuz?',
        right: 'By pipeline to Fujairah',
        wrong: ['By railway to Kuwait', 'By canal across Oman', 'By lorry to the Red Sea'],
        explanation:
          'A pipeline of some 400 kilometres leads across the mountains to Fujairah, the one emirate whose whole coast lies outside the strait.',
        page: { title: 'Strait of Hormuz', url: 'https://en.wikipedia.org/wiki/Strait_of_Hormuz' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Musandam, on the Strait of Hormuz, is called the “Norway of Arabia”. For what?',
        right: 'Its deep rocky inlets',
        wrong: ['Its mild rainy summers', 'Its forests of pine', 'Its old wooden churches'],
        explanation:
          'The sea has drowned the valleys between its cliffs, so that they look like fjords. No glacier had a part in it: the land itself is sinking.',
        page: { title: 'Musandam Peninsula', url: 'https://en.wikipedia.org/wiki/Musandam_Peninsula' },
      },
    ],
  },
  {
    key: 'israel',
    name: 'Israel',
    category: 'News & Politics',
    spellings: ['Israel', 'Israeli', 'Israelis', 'Tel Aviv', 'Netanyahu', 'Knesset', 'IDF'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Thousands of sinkholes have opened along the Dead Sea. What causes them?',
        right: 'Water dissolving buried salt',
        wrong: ['Old salt mines caving in', 'Small tremors in the rift', 'Wells drilled for oil'],
        explanation:
          'As the sea shrinks, fresh groundwater follows it and eats into layers of salt below the shore. The hollows collapse without warning.',
        page: { title: 'Dead Sea', url: 'https://en.wikipedia.org/wiki/Dead_Sea' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Itamar Ben-Avi, born in Jerusalem in 1882, grew up unlike any other child of his time. How?',
        right: 'Speaking only Hebrew',
        wrong: ['Without any family name', 'In a house of glass', 'Taught by five rabbis'],
        explanation:
          'His father wanted to turn the language of prayer into one of daily life, and kept other tongues away from him. Words such as “doll” and “ice cream” had to be made up.',
        page: { title: 'Itamar Ben-Avi', url: 'https://en.wikipedia.org/wiki/Itamar_Ben-Avi' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'One tree in a dry row stood taller than the rest. Which Israeli technique did it inspire?',
        right: 'Drip irrigation',
        wrong: ['Solar water heating', 'Sea water desalination', 'Seeding of clouds'],
        explanation:
          'The engineer Simcha Blass found a leaking pipe at its roots. He gave plants water drop by drop through plastic tubes, and sold the idea to a kibbutz.',
        page: { title: 'Simcha Blass', url: 'https://en.wikipedia.org/wiki/Simcha_Blass' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Who was offered the presidency of Israel in 1952 and turned it down?',
        right: 'Albert Einstein',
        wrong: ['Marc Chagall', 'Hannah Arendt', 'Leonard Bernstein'],
        explanation:
          'He was deeply moved, he wrote, but lacked the gift and the experience of dealing with people. The office is mostly ceremonial.',
        page: { title: 'Albert Einstein', url: 'https://en.wikipedia.org/wiki/Albert_Einstein' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the state of Israel, like Britain, do without?',
        right: 'A single written constitution',
        wrong: ['A supreme court of law', 'A parliament of one chamber', 'A national central bank'],
        explanation:
          'In 1950 parliament put off the question and has passed separate “basic laws” instead, one chapter at a time.',
        page: { title: 'Basic Laws of Israel', url: 'https://en.wikipedia.org/wiki/Basic_Laws_of_Israel' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Hundreds of millions of birds pass over Israel every year. Why there?',
        right: 'It links three continents',
        wrong: ['It has no birds of prey', 'Its winters are frosty', 'Its lakes never dry out'],
        explanation:
          'Big soaring birds need warm air rising from land, and avoid the open sea. So storks, pelicans and eagles from half of Europe and Asia squeeze through here.',
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
      'Gazans',
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
        question: 'From what has the famous soap of Nablus in the West Bank been made for centuries?',
        right: 'Olive oil',
        wrong: ['Goat’s milk', 'Beeswax', 'Palm fat'],
        explanation:
          'The boiled mass is poured out on the floor, cut by hand and stacked in tall hollow towers to dry. In 2024 UNESCO put the craft on its list of living heritage.',
        page: { title: 'Nabulsi soap', url: 'https://en.wikipedia.org/wiki/Nabulsi_soap' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which West Bank town, one of the oldest on Earth, lies some 250 metres below sea level?',
        right: 'Jericho',
        wrong: ['Hebron', 'Nablus', 'Bethlehem'],
        explanation:
          'Its stone tower was built about ten thousand years ago, long before writing or metal. The Dead Sea lies just to the south.',
        page: { title: 'Jericho', url: 'https://en.wikipedia.org/wiki/Jericho' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'In Arabic, Palestine is called Filastin. Why does it begin with an F?',
        right: 'Arabic has no P',
        wrong: ['The Ottomans changed it', 'It was a spelling mistake', 'F was thought holier'],
        explanation:
          'The sound P does not exist in classical Arabic, and F or B takes its place. The Greek Platon became Aflatun.',
        page: { title: 'Arabic phonology', url: 'https://en.wikipedia.org/wiki/Arabic_phonology' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'In the West Bank village of Battir a week is said to last eight days. Why?',
        right: 'Eight families share its water',
        wrong: ['Its market lasted eight days', 'Its calendar follows the Moon', 'It had eight village gates'],
        explanation:
          'Each family may water its terraces from the Roman-era spring on one day in turn. The terraces are on UNESCO’s list of World Heritage.',
        page: { title: 'Battir', url: 'https://en.wikipedia.org/wiki/Battir' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How long is the Gaza Strip from end to end?',
        right: 'About 40 kilometres',
        wrong: ['About 10 kilometres', 'About 120 kilometres', 'About 300 kilometres'],
        explanation:
          'It is between six and twelve kilometres wide. Its straight edges date from a ceasefire line drawn in 1949.',
        page: { title: 'Gaza Strip', url: 'https://en.wikipedia.org/wiki/Gaza_Strip' },
      },
    ],
  },
  {
    key: 'russia',
    name: 'Russia',
    category: 'News & Politics',
    spellings: ['Russia', 'Russian', 'Russians', 'Moscow', 'Kremlin', 'Putin', 'Lavrov'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which philosopher spent his life in what is now the Russian city of Kaliningrad?',
        right: 'Immanuel Kant',
        wrong: ['Friedrich Nietzsche', 'Karl Marx', 'G. W. F. Hegel'],
        explanation:
          'It was Königsberg in Prussia then, and became Soviet after the Second World War. The region is cut off from the rest of Russia by Lithuania and Poland.',
        page: { title: 'Kaliningrad', url: 'https://en.wikipedia.org/wiki/Kaliningrad' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Kazan, Pskov and Tula each have one too, though only Moscow’s is world famous. One what?',
        right: 'Kremlin',
        wrong: ['Red Square', 'Bolshoi Theatre', 'Winter Palace'],
        explanation:
          'A kremlin is the fortress in the middle of an old Russian town. The one in Moscow has come to stand for the government, as the White House does.',
        page: { title: 'Kremlin (fortification)', url: 'https://en.wikipedia.org/wiki/Kremlin_(fortification)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Moscow’s Red Square had its name long before the communists came. From what?',
        right: 'A word for beautiful',
        wrong: ['The bricks of its walls', 'The uniforms of guards', 'A fire that burned it'],
        explanation:
          'In old Russian “krasny” meant beautiful, and red as well. The bricks beside it were whitewashed for centuries.',
        page: { title: 'Red Square', url: 'https://en.wikipedia.org/wiki/Red_Square' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Until 2018, which time did station clocks show all along the Trans-Siberian Railway?',
        right: 'Moscow time',
        wrong: ['Local solar time', 'Greenwich time', 'Vladivostok time'],
        explanation:
          'The whole network kept the capital’s time, so that a clock in the far east could be seven hours off. Passengers had to convert for themselves.',
        page: { title: 'Trans-Siberian Railway', url: 'https://en.wikipedia.org/wiki/Trans-Siberian_Railway' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do many houses in the Siberian city of Yakutsk stand on stilts?',
        right: 'To keep the ground frozen',
        wrong: ['To stay clear of floods', 'To keep out wild animals', 'To let snow blow away'],
        explanation:
          'The city is built on permafrost. The warmth of a house standing flat on it would thaw the soil, and the house would sink and crack.',
        page: { title: 'Yakutsk', url: 'https://en.wikipedia.org/wiki/Yakutsk' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How much of the world’s unfrozen fresh surface water lies in Russia’s Lake Baikal?',
        right: 'About a fifth',
        wrong: ['About a fiftieth', 'About a hundredth', 'About two thirds'],
        explanation:
          'It is more than 1,600 metres deep and holds about as much as all the Great Lakes of North America together.',
        page: { title: 'Lake Baikal', url: 'https://en.wikipedia.org/wiki/Lake_Baikal' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'From whose name does the Russian word “tsar” come?',
        right: 'Caesar',
        wrong: ['Cyrus', 'Charlemagne', 'Alexander'],
        explanation:
          'The name of the Roman family became a title in much of Europe. The German “Kaiser” is the same word.',
        page: { title: 'Tsar', url: 'https://en.wikipedia.org/wiki/Tsar' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Which of these countries shares a land border with Russia?',
        right: 'North Korea',
        wrong: ['Iran', 'Turkey', 'Japan'],
        explanation:
          'They meet for a few miles on the river Tumen, not far from Vladivostok. Russia’s western end borders Norway, so that only one country lies between Norway and North Korea.',
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
      'Ukrainians',
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
        question: 'What has made Ukraine one of the great grain growers of the world?',
        right: 'Its deep black soil',
        wrong: ['Its long rainy summers', 'Its many small farms', 'Its high mountain valleys'],
        explanation:
          'Chernozem, “black earth”, is rich in humus and often more than a metre deep. It covers most of the country’s farmland.',
        page: { title: 'Chernozem', url: 'https://en.wikipedia.org/wiki/Chernozem' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Ukraine asked English speakers to stop saying “the Ukraine”. Why?',
        right: 'It sounds like a region',
        wrong: ['It sounds like a river', 'It is hard to translate', 'It means “the enemy”'],
        explanation:
          'English says “the Midlands” but plain “Poland”. After independence in 1991 the article seemed to say that the country was a part of another.',
        page: { title: 'Name of Ukraine', url: 'https://en.wikipedia.org/wiki/Name_of_Ukraine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Ukraine give up in the 1990s, in return for assurances about its borders?',
        right: 'Nuclear warheads',
        wrong: ['Coal mines', 'Gas pipelines', 'A space station'],
        explanation:
          'It had inherited well over a thousand Soviet warheads, though not the codes to launch them. The paper signed in return was the Budapest Memorandum of 1994.',
        page: { title: 'Budapest Memorandum', url: 'https://en.wikipedia.org/wiki/Budapest_Memorandum' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which Christmas song began as a Ukrainian tune about a swallow?',
        right: 'Carol of the Bells',
        wrong: ['Silent Night', 'Little Drummer Boy', 'Jingle Bells'],
        explanation:
          'Mykola Leontovych arranged “Shchedryk”, a song of good wishes for the new year. The bells came only with English words in the 1930s.',
        page: { title: 'Carol of the Bells', url: 'https://en.wikipedia.org/wiki/Carol_of_the_Bells' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Anne, a daughter of the ruler of Kyiv, became queen of which country in 1051?',
        right: 'France',
        wrong: ['England', 'Denmark', 'Scotland'],
        explanation:
          'She married King Henry I and governed for their young son. Two of her sisters married the kings of Norway and Hungary: Kyiv was a great court then.',
        page: { title: 'Anne of Kyiv', url: 'https://en.wikipedia.org/wiki/Anne_of_Kyiv' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Most of Crimea’s fresh water long came through a canal. From which river?',
        right: 'Dnieper',
        wrong: ['Danube', 'Don', 'Volga'],
        explanation:
          'The peninsula is mostly dry steppe. The canal from the Dnieper, called the Dnipro in Ukrainian, was built in the 1960s and 1970s and runs some 400 kilometres.',
        page: { title: 'North Crimean Canal', url: 'https://en.wikipedia.org/wiki/North_Crimean_Canal' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why can ordinary Polish trains not simply run on into Ukraine?',
        right: 'The rails are further apart',
        wrong: ['The tunnels are too narrow', 'The platforms are too low', 'The trains run on the left'],
        explanation:
          'The Russian Empire chose a track about nine centimetres wider than the common one. At the border, carriages are lifted or passengers change.',
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
          'It was the day after 11 September 2001. Through the Cold War the clause had been written with an attack on Europe in mind, and was never used.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which American state lies outside the area that the NATO treaty protects?',
        right: 'Hawaii',
        wrong: ['Alaska', 'Florida', 'Maine'],
        explanation:
          'The treaty covers Europe, North America and islands in the North Atlantic. Hawaii lies in the Pacific and was not yet a state in 1949.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'In which country were NATO’s own radar planes registered?',
        right: 'Luxembourg',
        wrong: ['Canada', 'Iceland', 'Belgium'],
        explanation:
          'The treaty organisation has almost no aircraft of its own, and its AWACS planes needed a flag. They flew from a base in Germany.',
        page: { title: 'Boeing E-3 Sentry', url: 'https://en.wikipedia.org/wiki/Boeing_E-3_Sentry' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which founding member of NATO keeps no army?',
        right: 'Iceland',
        wrong: ['Luxembourg', 'Denmark', 'Portugal'],
        explanation:
          'It has a coast guard and lets allies use its airfield. What it brought to the alliance in 1949 was its place in the middle of the Atlantic.',
        page: { title: 'Iceland', url: 'https://en.wikipedia.org/wiki/Iceland' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'A NATO country is attacked. What does the treaty oblige each ally to do?',
        right: 'What it deems necessary',
        wrong: ['Declare war at once', 'Send troops in a month', 'Obey a joint commander'],
        explanation:
          'Article 5 speaks of “such action as it deems necessary”, armed force included. The US Senate would not have accepted an automatic war.',
        page: { title: 'North Atlantic Treaty', url: 'https://en.wikipedia.org/wiki/North_Atlantic_Treaty' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'NATO had its headquarters in Paris. Why did it move to Brussels in 1967?',
        right: 'France left its command',
        wrong: ['The rent had doubled', 'Spies had been found', 'The Seine flooded it'],
        explanation:
          'President de Gaulle withdrew French forces and sent foreign troops away. France remained an ally, and rejoined the command in 2009.',
        page: { title: 'History of NATO', url: 'https://en.wikipedia.org/wiki/History_of_NATO' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country asked in 1954 to join NATO and was turned down?',
        right: 'The Soviet Union',
        wrong: ['Yugoslavia', 'Sweden', 'Switzerland'],
        explanation:
          'The West called it a ploy. A year later West Germany joined, and Moscow founded an alliance of its own, the Warsaw Pact.',
        page: { title: 'History of NATO', url: 'https://en.wikipedia.org/wiki/History_of_NATO' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The NATO alphabet spells it “Alfa” and “Juliett”. Why?',
        right: 'So that all say them right',
        wrong: ['So that they sound older', 'So that they fit a screen', 'So that both have no H'],
        explanation:
          'A French speaker might leave out the last T of Juliet, and not everybody reads “ph” as F. The words were tested on speakers of many tongues.',
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
        question: 'The EU flag has twelve stars. What does their number stand for?',
        right: 'Perfection and unity',
        wrong: ['The founding members', 'The official languages', 'The original treaties'],
        explanation:
          'It has nothing to do with members. The flag was first that of the Council of Europe in 1955, and twelve was chosen as a symbol of completeness.',
        page: { title: 'Flag of Europe', url: 'https://en.wikipedia.org/wiki/Flag_of_Europe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who left the European Community decades before the British vote?',
        right: 'Greenland',
        wrong: ['Norway', 'Iceland', 'Switzerland'],
        explanation:
          'It had come in with Denmark, gained home rule, and voted to leave over fishing rights. It was out by 1985; the other three were never in.',
        page: {
          title: 'Withdrawal of Greenland from the European Communities',
          url: 'https://en.wikipedia.org/wiki/Withdrawal_of_Greenland_from_the_European_Communities',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where in South America does one pay in euros?',
        right: 'French Guiana',
        wrong: ['Uruguay', 'Suriname', 'Guyana'],
        explanation:
          'It is a part of France and so of the EU. Europe’s rockets start from there, beside the rain forest.',
        page: { title: 'French Guiana', url: 'https://en.wikipedia.org/wiki/French_Guiana' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do members of the European Parliament do about twelve times a year?',
        right: 'Move to another city',
        wrong: ['Swap their seats by lot', 'Meet without interpreters', 'Hold a day of silence'],
        explanation:
          'They work in Brussels, but the treaties want a session a month in Strasbourg. Trunks full of files go with them.',
        page: {
          title: 'Seat of the European Parliament',
          url: 'https://en.wikipedia.org/wiki/Seat_of_the_European_Parliament',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The bridges on the first euro notes did not exist. What did a Dutch town do?',
        right: 'It built them',
        wrong: ['It sued the bank', 'It bought the notes', 'It copied the notes'],
        explanation:
          'The designs were invented so that no country would be favoured. Spijkenisse put all seven over its ditches, in the colours of the notes.',
        page: { title: 'The Bridges of Europe', url: 'https://en.wikipedia.org/wiki/The_Bridges_of_Europe' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What can the European Parliament, unlike most parliaments, not do by itself?',
        right: 'Propose a law',
        wrong: ['Reject a law', 'Change the budget', 'Dismiss the Commission'],
        explanation:
          'Only the Commission may put a bill forward. Members can ask it to, amend what it proposes, or vote it down.',
        page: { title: 'European Parliament', url: 'https://en.wikipedia.org/wiki/European_Parliament' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The EU’s anthem is Beethoven’s “Ode to Joy”. What is left out officially?',
        right: 'The words',
        wrong: ['The drums', 'The ending', 'The melody'],
        explanation:
          'Schiller’s poem is in German, and one language was not to stand above the rest. So the anthem speaks in music only.',
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
        question: 'You post a card inside UN headquarters in New York. Which stamp does it need?',
        right: 'One of the UN itself',
        wrong: ['One of the United States', 'One of your own country', 'One of Switzerland'],
        explanation:
          'The ground belongs to the member states together. Since 1951 its post office has issued stamps of its own, in dollars.',
        page: {
          title: 'United Nations Postal Administration',
          url: 'https://en.wikipedia.org/wiki/United_Nations_Postal_Administration',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What stood in Manhattan where the United Nations now has its headquarters?',
        right: 'Slaughterhouses',
        wrong: ['A railway station', 'A naval shipyard', 'A royal fort'],
        explanation:
          'John D. Rockefeller Jr. gave the money for the land on the East River. The meat trade had made the neighbourhood cheap.',
        page: {
          title: 'Headquarters of the United Nations',
          url: 'https://en.wikipedia.org/wiki/Headquarters_of_the_United_Nations',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'In 1950 the Security Council backed South Korea. Why was there no Soviet veto?',
        right: 'Its envoy was boycotting',
        wrong: ['Its envoy was asleep', 'Vetoes were not yet law', 'Stalin was in favour'],
        explanation:
          'Moscow stayed away because China’s seat was held by the government on Taiwan. It came back in August and did not repeat the mistake.',
        page: {
          title: 'United Nations Security Council Resolution 83',
          url: 'https://en.wikipedia.org/wiki/United_Nations_Security_Council_Resolution_83',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which country by tradition speaks first in the yearly debate of the UN General Assembly?',
        right: 'Brazil',
        wrong: ['India', 'France', 'The United States'],
        explanation:
          'In the early years nobody wanted to open, and the Brazilians offered. The host, the United States, comes second.',
        page: {
          title: 'General debate of the United Nations General Assembly',
          url: 'https://en.wikipedia.org/wiki/General_debate_of_the_United_Nations_General_Assembly',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which host of great UN offices joined the UN only in 2002?',
        right: 'Switzerland',
        wrong: ['Austria', 'Kenya', 'The Netherlands'],
        explanation: 'Voters feared for its neutrality and had said no in 1986. Geneva had housed UN bodies all along.',
        page: {
          title: 'Switzerland and the United Nations',
          url: 'https://en.wikipedia.org/wiki/Switzerland_and_the_United_Nations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Who, by custom, does not become UN Secretary-General?',
        right: 'Citizens of veto powers',
        wrong: ['People over sixty', 'Former ministers', 'Citizens of small states'],
        explanation:
          'The five permanent members have power enough. The job has gone to people from countries such as Norway, Burma, Peru and Ghana.',
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
          'It was adopted in Paris in 1948. Linguists like it: the same page in so many tongues has become a standard sample text.',
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
          'Since 1949 the whole country has officially kept Beijing time. In the far west the winter sun rises around ten by the clock.',
        page: { title: 'Time in China', url: 'https://en.wikipedia.org/wiki/Time_in_China' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do the names Beijing and Nanjing have in common?',
        right: 'Both mean a capital',
        wrong: ['Both mean a river', 'Both mean a palace', 'Both mean a market'],
        explanation:
          'Jing is a capital, bei is north and nan is south. Tokyo, written with the same second character, is the eastern one.',
        page: { title: 'Names of Beijing', url: 'https://en.wikipedia.org/wiki/Names_of_Beijing' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did China’s first man in space, Yang Liwei, say he had not seen from orbit?',
        right: 'The Great Wall',
        wrong: ['The Gobi Desert', 'The Yellow River', 'The Himalayas'],
        explanation:
          'It is long, but only as wide as a road and of the colour of the land around it. Chinese schoolbooks had claimed the opposite.',
        page: { title: 'Great Wall of China', url: 'https://en.wikipedia.org/wiki/Great_Wall_of_China' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'About a thousand years ago people in Sichuan began to use paper money. Why?',
        right: 'Iron coins were too heavy',
        wrong: ['Silver had been banned', 'Paper was cheaper than gold', 'The emperor had no face'],
        explanation:
          'Coins were of iron there, and a day’s shopping took pounds of them. Merchants kept them in store and people traded the receipts, until the state took over.',
        page: { title: 'Jiaozi (currency)', url: 'https://en.wikipedia.org/wiki/Jiaozi_(currency)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which British institution took over an idea that China had used for centuries?',
        right: 'The civil service exam',
        wrong: ['The royal mail coach', 'The trial by jury', 'The daily newspaper'],
        explanation:
          'China chose officials by written tests, open to almost any man. The East India Company copied the system, then Whitehall did.',
        page: { title: 'Imperial examination', url: 'https://en.wikipedia.org/wiki/Imperial_examination' },
      },
      {
        type: 'application',
        difficulty: 'easy',
        question: 'A giant panda is born in an American zoo. Who owns the cub?',
        right: 'The Chinese state',
        wrong: ['The American zoo', 'The US government', 'The zoo’s sponsors'],
        explanation:
          'Since the 1980s China has only lent its pandas, for a yearly fee. Their young have to travel to Asia after a few years.',
        page: { title: 'Panda diplomacy', url: 'https://en.wikipedia.org/wiki/Panda_diplomacy' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question:
          'By a NASA scientist’s reckoning, what does a full reservoir at the Three Gorges Dam change minutely?',
        right: 'The length of a day',
        wrong: ['The orbit of the Moon', 'The pull of the tides', 'The length of a year'],
        explanation:
          'So much water is raised so high that Earth turns a trifle slower: by 0.06 millionths of a second a day.',
        page: { title: 'Three Gorges Dam', url: 'https://en.wikipedia.org/wiki/Three_Gorges_Dam' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'People from Beijing and Canton may not understand each other’s speech. What do they share?',
        right: 'Their writing',
        wrong: ['Their grammar of tones', 'Their family names', 'Their dialect of prayer'],
        explanation:
          'A character stands for a meaning more than for a sound. That is one reason why Chinese television shows carry subtitles.',
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
        wrong: ['The government in Beijing', 'A British governor', 'Nobody at all'],
        explanation: 'It even had the veto. Then the General Assembly gave the seat to the People’s Republic.',
        page: {
          title: 'China and the United Nations',
          url: 'https://en.wikipedia.org/wiki/China_and_the_United_Nations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Since the 1980s, under which name have Taiwan’s athletes competed at the Olympics?',
        right: 'Chinese Taipei',
        wrong: ['East China', 'Formosa', 'Taiwan Island'],
        explanation:
          'It is a compromise, with a flag made for the purpose and another song in place of the anthem. The two sides even translate the name differently.',
        page: { title: 'Chinese Taipei', url: 'https://en.wikipedia.org/wiki/Chinese_Taipei' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Portuguese sailors called Taiwan “Formosa”. How did it seem to them?',
        right: 'Beautiful',
        wrong: ['Dangerous', 'Fertile', 'Distant'],
        explanation: '“Ilha Formosa” is a beautiful island. The name stood on Western maps well into the 20th century.',
        page: { title: 'Taiwan', url: 'https://en.wikipedia.org/wiki/Taiwan' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Which of these languages goes back to ones spoken on Taiwan thousands of years ago?',
        right: 'Hawaiian',
        wrong: ['Japanese', 'Korean', 'Vietnamese'],
        explanation:
          'Sailors from the island set off about five thousand years ago. Their languages reached Hawaii, Easter Island and even Madagascar.',
        page: { title: 'Austronesian languages', url: 'https://en.wikipedia.org/wiki/Austronesian_languages' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Smiths on Kinmen, a Taiwanese island off the Chinese coast, make knives from what?',
        right: 'Old artillery shells',
        wrong: ['Anchors of wrecks', 'Rails of old railways', 'Bronze temple bells'],
        explanation:
          'For twenty years the mainland fired at the island, later with shells full of leaflets. One casing gives dozens of kitchen knives.',
        page: { title: 'Kinmen', url: 'https://en.wikipedia.org/wiki/Kinmen' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What hangs high up inside the tower Taipei 101 against storms and earthquakes?',
        right: 'A giant steel ball',
        wrong: ['A tank of oil', 'A chain of bells', 'A net of cables'],
        explanation: 'It weighs some 660 tonnes and swings against the sway of the building. Visitors can watch it.',
        page: { title: 'Taipei 101', url: 'https://en.wikipedia.org/wiki/Taipei_101' },
      },
    ],
  },
  {
    key: 'britain',
    name: 'Britain',
    category: 'News & Politics',
    spellings: ['UK', 'U.K.', 'Britain', 'British', 'Britons', 'United Kingdom'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which nation of the United Kingdom has no part of its own in the Union Flag?',
        right: 'Wales',
        wrong: ['Scotland', 'England', 'Northern Ireland'],
        explanation:
          'When the first Union Flag was made in 1606, Wales counted as a part of the Kingdom of England. Its red dragon stayed outside.',
        page: { title: 'Union Jack', url: 'https://en.wikipedia.org/wiki/Union_Jack' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do Britain’s postage stamps, alone in the world, not show?',
        right: 'The country’s name',
        wrong: ['The price in words', 'A picture of a person', 'A printed border'],
        explanation:
          'Britain invented the stamp in 1840, so there was nobody to be confused with. The monarch’s head stands for the name.',
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
        wrong: ['Ice floes carried them over', 'Rivers washed them down', 'Whalers threw them away'],
        explanation:
          'People and mammoths could walk from Britain to Denmark. The rising sea covered the last of Doggerland some eight thousand years ago.',
        page: { title: 'Doggerland', url: 'https://en.wikipedia.org/wiki/Doggerland' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'British grid engineers used to watch popular television shows closely. Why?',
        right: 'Kettles go on at the end',
        wrong: ['Pictures need more current', 'Programmes ran by mains clock', 'Street lights dimmed for them'],
        explanation:
          'After a big match or a soap opera, hundreds of thousands of kettles and pumps started within minutes. Power stations stood by for the final whistle.',
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
        question: 'Who has been kept out of the sittings of Britain’s House of Commons since 1642?',
        right: 'The monarch',
        wrong: ['The army’s chief', 'The archbishop', 'The Lord Mayor'],
        explanation:
          'Charles I came with armed men to arrest five members. Since then the sovereign opens Parliament in the other house, and the Commons are fetched.',
        page: {
          title: 'State Opening of Parliament',
          url: 'https://en.wikipedia.org/wiki/State_Opening_of_Parliament',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'While the King opens Parliament, one member of it waits at Buckingham Palace. As what?',
        right: 'A ceremonial hostage',
        wrong: ['A deputy to the King', 'A witness to his oath', 'A keeper of his seal'],
        explanation:
          'It goes back to days when a king was not sure to come out again. He or she is let go when the King is back.',
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
          'A paid job under the Crown costs a member the seat. So two empty stewardships, one of the Chiltern Hundreds, are handed out just for that.',
        page: {
          title: 'Resignation from the British House of Commons',
          url: 'https://en.wikipedia.org/wiki/Resignation_from_the_British_House_of_Commons',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What is true of the seats in Britain’s House of Commons?',
        right: 'They are too few for all',
        wrong: ['They are numbered by age', 'They are drawn by lot', 'They are sold to parties'],
        explanation:
          'There are about 430 places for 650 members. After the bombing of 1941 Churchill wanted it small again, so that it would seldom look empty.',
        page: {
          title: 'House of Commons of the United Kingdom',
          url: 'https://en.wikipedia.org/wiki/House_of_Commons_of_the_United_Kingdom',
        },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do you open the front door of 10 Downing Street from the street?',
        right: 'You cannot',
        wrong: ['With two keys', 'With the brass lion', 'By a code'],
        explanation:
          'It has no keyhole that works: somebody inside is always there to open it. The black bricks are really yellow, and painted as soot had left them.',
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
        question: 'What does a British king travel without, although it is issued in his name to everybody else?',
        right: 'A passport',
        wrong: ['A luggage label', 'A vaccination card', 'A customs form'],
        explanation:
          'The document asks foreign states, in the King’s name, to let the bearer pass. He would be asking for himself. The rest of his family need one.',
        page: { title: 'British passport', url: 'https://en.wikipedia.org/wiki/British_passport' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'You stand outside Buckingham Palace. How can you tell that the King is in?',
        right: 'A different flag flies',
        wrong: ['The gates stand open', 'Four lamps are lit', 'The fountain runs'],
        explanation:
          'The Royal Standard shows that he is there, the Union Flag that he is not. Until 1997 the pole was simply left bare.',
        page: { title: 'Buckingham Palace', url: 'https://en.wikipedia.org/wiki/Buckingham_Palace' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'British monarchs celebrate an official birthday in June. Why then?',
        right: 'For better weather',
        wrong: ['For a saint’s day', 'For an old victory', 'For the end of school'],
        explanation:
          'A parade wants a dry day. Edward VII, born in November, moved the public part of the celebration to summer for good.',
        page: { title: 'King’s Official Birthday', url: 'https://en.wikipedia.org/wiki/King%27s_Official_Birthday' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did the British royal family change its name to Windsor in 1917?',
        right: 'The old name was German',
        wrong: ['The old line had died out', 'A castle was inherited', 'Parliament had misspelt it'],
        explanation:
          'Saxe-Coburg and Gotha had become awkward in a war with Germany. The new name was taken from the castle.',
        page: { title: 'House of Windsor', url: 'https://en.wikipedia.org/wiki/House_of_Windsor' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the future Queen Elizabeth II train as in 1945?',
        right: 'An army mechanic',
        wrong: ['A radio operator', 'A ward nurse', 'A map maker'],
        explanation:
          'She learned to change wheels and take engines apart in the women’s branch of the army. All her life she liked to drive herself.',
        page: { title: 'Elizabeth II', url: 'https://en.wikipedia.org/wiki/Elizabeth_II' },
      },
    ],
  },
  {
    key: 'london',
    name: 'London',
    category: 'News & Politics',
    spellings: ['London', 'Londoners', 'Londoner', 'Scotland Yard', 'Heathrow'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Where does the London Bridge of 1831 stand today?',
        right: 'In Arizona',
        wrong: ['In Ontario', 'In Cape Town', 'In Sydney'],
        explanation:
          'An American businessman bought it in 1968 and had it shipped stone by stone to Lake Havasu City, a new town in the desert.',
        page: {
          title: 'London Bridge (Lake Havasu City)',
          url: 'https://en.wikipedia.org/wiki/London_Bridge_(Lake_Havasu_City)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Scans of London taxi drivers, who learn some 25,000 streets by heart, showed something. What?',
        right: 'A part of the brain was larger',
        wrong: ['Their eyes moved faster', 'Their hearts beat more slowly', 'Both halves of the brain matched'],
        explanation:
          'The back of the hippocampus, which serves for finding one’s way, grew with the years on the job. It was early proof that an adult brain changes with use.',
        page: { title: 'Hippocampus', url: 'https://en.wikipedia.org/wiki/Hippocampus' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What made Parliament agree to pay for London’s great sewers in 1858?',
        right: 'The smell of the Thames',
        wrong: ['A flood in the Tower', 'A wedding at court', 'A report from Paris'],
        explanation:
          'In a hot summer the river stank so much that curtains in Parliament were soaked in chloride of lime. The law passed within weeks.',
        page: { title: 'Great Stink', url: 'https://en.wikipedia.org/wiki/Great_Stink' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'London’s Tube map of 1933 became a model for the world. What did it give up?',
        right: 'True distances',
        wrong: ['Colours of lines', 'Names of stations', 'Places to change'],
        explanation:
          'Harry Beck, an engineering draughtsman, saw that people underground only need the order of stops. He drew lines as neat as an electrical circuit.',
        page: { title: 'Tube map', url: 'https://en.wikipedia.org/wiki/Tube_map' },
      },
    ],
  },
  {
    key: 'france',
    name: 'France',
    category: 'News & Politics',
    spellings: ['France', 'French', 'Paris', 'Macron', 'Élysée', 'Frenchman'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'With which country does France share its longest land border?',
        right: 'Brazil',
        wrong: ['Spain', 'Belgium', 'Germany'],
        explanation:
          'French Guiana in South America is as French as Paris. Its border with Brazil, about 730 kilometres, runs through rain forest.',
        page: { title: 'French Guiana', url: 'https://en.wikipedia.org/wiki/French_Guiana' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Eiffel Tower was to be pulled down after twenty years. What saved it?',
        right: 'Its use for radio',
        wrong: ['Its many visitors', 'Its price as scrap', 'Its maker’s will'],
        explanation:
          'Gustave Eiffel invited scientists to use it, and the army came to need the aerial. In 1914 it picked up enemy messages.',
        page: { title: 'Eiffel Tower', url: 'https://en.wikipedia.org/wiki/Eiffel_Tower' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of which other country is the President of France head of state by right of office?',
        right: 'Andorra',
        wrong: ['Monaco', 'Luxembourg', 'San Marino'],
        explanation:
          'Andorra has two princes: the Bishop of Urgell in Spain and whoever rules France, since the counts of Foix and then the French kings inherited the right.',
        page: { title: 'Co-princes of Andorra', url: 'https://en.wikipedia.org/wiki/Co-princes_of_Andorra' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Revolutionary France wanted a measure that belonged to all peoples. From what was the metre taken?',
        right: 'The size of Earth',
        wrong: ['The step of a man', 'The speed of sound', 'The height of rain'],
        explanation:
          'It was to be a ten-millionth of the way from pole to equator. Two astronomers measured part of it for years, through a revolution and a war.',
        page: { title: 'History of the metre', url: 'https://en.wikipedia.org/wiki/History_of_the_metre' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'How was the day divided when revolutionary France decreed a new kind of time?',
        right: 'Into ten hours',
        wrong: ['Into five hours', 'Into thirty hours', 'Into sixty hours'],
        explanation:
          'Each had a hundred minutes of a hundred seconds. Clocks were made for it, but it was compulsory for less than a year.',
        page: { title: 'Decimal time', url: 'https://en.wikipedia.org/wiki/Decimal_time' },
      },
    ],
  },
  {
    key: 'germany',
    name: 'Germany',
    category: 'News & Politics',
    spellings: ['Germany', 'German', 'Germans', 'Berlin', 'Merz', 'Bundestag', 'Bundeswehr'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'West Germany’s constitution was called just a “Basic Law” in 1949. Why?',
        right: 'It was to be temporary',
        wrong: ['It was very short', 'It had no legal force', 'It was a translation'],
        explanation:
          'A real constitution was to wait until the country was one again. When it was, in 1990, people had grown fond of the stopgap and kept it.',
        page: {
          title: 'Basic Law for the Federal Republic of Germany',
          url: 'https://en.wikipedia.org/wiki/Basic_Law_for_the_Federal_Republic_of_Germany',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The German village of Büsingen is entirely surrounded by another country. Which?',
        right: 'Switzerland',
        wrong: ['Austria', 'Luxembourg', 'France'],
        explanation:
          'It lies on the Rhine near Schaffhausen and belongs to the Swiss customs area. People there get by with two currencies.',
        page: { title: 'Büsingen am Hochrhein', url: 'https://en.wikipedia.org/wiki/B%C3%BCsingen_am_Hochrhein' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How can the German parliament remove a chancellor by a vote of its own?',
        right: 'Only by electing a successor',
        wrong: ['Only by three quarters', 'Only by two separate votes', 'Only by calling an election'],
        explanation:
          'In the 1920s majorities agreed on toppling governments but on nothing else. So today one has to agree on who comes next.',
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
        wrong: ['A guard had lost his keys', 'A storm had broken a gate', 'A radio play was believed'],
        explanation:
          'Asked when new travel rules would begin, a spokesman leafed through his notes and said: at once. Overwhelmed guards opened the gates that night.',
        page: { title: 'Fall of the Berlin Wall', url: 'https://en.wikipedia.org/wiki/Fall_of_the_Berlin_Wall' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Germany was the first country to put its clocks forward for summer, in 1916. What for?',
        right: 'To save coal in the war',
        wrong: ['To suit its farmers', 'To match the French clock', 'To lengthen school days'],
        explanation:
          'Lighter evenings needed fewer lamps. Austria-Hungary joined in, and Britain followed within three weeks.',
        page: { title: 'Daylight saving time', url: 'https://en.wikipedia.org/wiki/Daylight_saving_time' },
      },
    ],
  },
  {
    key: 'italy',
    name: 'Italy',
    category: 'News & Politics',
    spellings: ['Italy', 'Italian', 'Italians', 'Rome', 'Meloni', 'Sicily'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which word comes from the forty days that ships had to wait off Venice and its colonies?',
        right: 'Quarantine',
        wrong: ['Embargo', 'Armada', 'Arsenal'],
        explanation:
          '“Quaranta” is forty in Italian. In the time of the plague crews stayed on islands until they were thought safe.',
        page: { title: 'Quarantine', url: 'https://en.wikipedia.org/wiki/Quarantine' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How many Italians spoke Italian as we know it when the country was united in 1861?',
        right: 'At most one in ten',
        wrong: ['About one in three', 'About one in two', 'At least nine in ten'],
        explanation:
          'Most spoke the tongue of their region, such as Sicilian or Venetian. School, the army and above all television made Tuscan everybody’s language.',
        page: { title: 'Italian language', url: 'https://en.wikipedia.org/wiki/Italian_language' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Roman concrete can heal its own cracks. What in it makes that possible?',
        right: 'Lumps of lime',
        wrong: ['Grains of salt', 'Threads of silk', 'Drops of oil'],
        explanation:
          'When water seeps into a crack the lime dissolves and fills it with new stone. The lumps had long been taken for careless mixing.',
        page: { title: 'Roman concrete', url: 'https://en.wikipedia.org/wiki/Roman_concrete' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What becomes of the coins that visitors throw into Rome’s Trevi Fountain?',
        right: 'They go to the poor',
        wrong: ['They go to museums', 'They stay for ever', 'They are melted down'],
        explanation:
          'Workers sweep them up regularly, and the charity Caritas runs food banks and shelters with the money. It comes to more than a million euros in a year.',
        page: { title: 'Trevi Fountain', url: 'https://en.wikipedia.org/wiki/Trevi_Fountain' },
      },
    ],
  },
  {
    key: 'spain',
    name: 'Spain',
    category: 'News & Politics',
    spellings: ['Spain', 'Spanish', 'Spaniards', 'Madrid', 'Catalonia', 'Catalan', 'Mallorca', 'Majorca', 'Tenerife'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What is missing from Spain’s national anthem?',
        right: 'A text',
        wrong: ['A title', 'An ending', 'A drum part'],
        explanation:
          'The “Marcha Real” is an old march of grenadiers. Texts have been tried and given up, since the regions could not agree on one.',
        page: { title: 'Marcha Real', url: 'https://en.wikipedia.org/wiki/Marcha_Real' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Spain lies as far west as Britain but keeps the time of Berlin. Since when?',
        right: 'The Second World War',
        wrong: ['The Napoleonic Wars', 'The first railways', 'The entry into the EU'],
        explanation:
          'Franco’s government moved the clocks forward in 1940 and never moved them back. It helps explain why Spaniards seem to dine so late.',
        page: { title: 'Time in Spain', url: 'https://en.wikipedia.org/wiki/Time_in_Spain' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Pheasant Island lies in a river between Spain and France. To whom does it belong?',
        right: 'Each for half the year',
        wrong: ['Each for half its length', 'Neither of the two', 'A Basque monastery'],
        explanation:
          'The two countries made peace there in 1659 and share it ever since. It changes hands every February and August.',
        page: { title: 'Pheasant Island', url: 'https://en.wikipedia.org/wiki/Pheasant_Island' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'In Spanish “ojalá” means “I hope so”. From which language’s name for God does it come?',
        right: 'Arabic',
        wrong: ['Hebrew', 'Basque', 'Gothic'],
        explanation:
          'It goes back to “if God wills”. Nearly eight centuries of Muslim rule left thousands of such words, many of them beginning with al.',
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
        question: 'In 2011 eastern Japan lacked electricity, but the west could send little. Why?',
        right: 'Its current has another rhythm',
        wrong: ['Its plugs have another shape', 'Its cables run under the sea', 'Its plants were all closed'],
        explanation:
          'The east runs on 50 hertz and the west on 60. In the 1890s Tokyo had bought its generators in Germany, Osaka in America.',
        page: {
          title: 'Electricity sector in Japan',
          url: 'https://en.wikipedia.org/wiki/Electricity_sector_in_Japan',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do Japanese train drivers point at signals and speak to themselves?',
        right: 'It prevents mistakes',
        wrong: ['It wakes the passengers', 'It steers a computer', 'It teaches the guard'],
        explanation:
          'Hand, eye and voice keep the mind on the task. In tests, pointing and calling cut errors by more than four fifths.',
        page: { title: 'Pointing and calling', url: 'https://en.wikipedia.org/wiki/Pointing_and_calling' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Japan counted its islands anew in 2023, by computer. What was the result?',
        right: 'Twice as many as before',
        wrong: ['Half as many as before', 'Just one more than before', 'Exactly as many as before'],
        explanation: 'There were 14,125 instead of 6,852. The old count had been done by hand on maps in 1987.',
        page: { title: 'List of islands of Japan', url: 'https://en.wikipedia.org/wiki/List_of_islands_of_Japan' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens to Japan’s holiest shrine, at Ise, every twenty years?',
        right: 'It is built anew next door',
        wrong: ['It is closed for one year', 'It is moved to another city', 'It is painted a new colour'],
        explanation:
          'The old building is taken apart when the new one stands. So it is 1,300 years old and always fresh, and the craft is passed on.',
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
        wrong: ['By a stamp on the wrist', 'By a cut in a card', 'By a seal on the shoe'],
        explanation:
          'The purple dye with silver nitrate, made in Mysore, stays on skin and nail for weeks. The firm sells it to many other countries.',
        page: { title: 'Election ink', url: 'https://en.wikipedia.org/wiki/Election_ink' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In how many languages does an Indian banknote state its value?',
        right: 'Seventeen',
        wrong: ['Two', 'Five', 'Ten'],
        explanation:
          'Hindi and English are large, and a panel lists fifteen more, in many scripts. Even that is only a part of what India speaks.',
        page: { title: 'Indian rupee', url: 'https://en.wikipedia.org/wiki/Indian_rupee' },
      },
      {
        type: 'application',
        difficulty: 'hard',
        question: 'How is one million written in digits by Indian custom?',
        right: '10,00,000',
        wrong: ['1,000,000', '100,0000', '1,0000,00'],
        explanation:
          'After the first three digits Indians group by twos. A hundred thousand is a lakh, a hundred lakh make a crore.',
        page: { title: 'Indian numbering system', url: 'https://en.wikipedia.org/wiki/Indian_numbering_system' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do we name after the Arabs although it came from India?',
        right: 'The digits from 0 to 9',
        wrong: ['The days of the week', 'The signs of the zodiac', 'The notes of the scale'],
        explanation:
          'Indian scholars invented them, with a zero that counts as a number. Europe met them in Arabic books.',
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
        question: 'A treaty of 1936 lets Turkey close its straits between two seas. To what?',
        right: 'Warships of nations at war',
        wrong: ['Oil tankers in bad weather', 'Fishing boats in spring', 'Cruise ships after dark'],
        explanation:
          'The Montreux Convention leaves merchant ships free to pass. The warships of countries outside the Black Sea may stay there for three weeks at most.',
        page: {
          title: 'Montreux Convention Regarding the Regime of the Straits',
          url: 'https://en.wikipedia.org/wiki/Montreux_Convention_Regarding_the_Regime_of_the_Straits',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The carved stone pillars of Göbekli Tepe in Turkey astonished archaeologists. Why?',
        right: 'They are older than pottery',
        wrong: ['They are made of meteorites', 'They came from Egypt', 'They show sailing ships'],
        explanation:
          'They were put up more than eleven thousand years ago, by people who did not yet make clay pots. Stonehenge is nearer to us than to them.',
        page: { title: 'Göbekli Tepe', url: 'https://en.wikipedia.org/wiki/G%C3%B6bekli_Tepe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did literate Turks have to learn anew in 1928?',
        right: 'The alphabet',
        wrong: ['The calendar', 'The metric system', 'The multiplication table'],
        explanation:
          'Within months the Arabic script gave way to Latin letters. President Atatürk went round the country himself with a blackboard.',
        page: { title: 'Turkish alphabet', url: 'https://en.wikipedia.org/wiki/Turkish_alphabet' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which soft wool got its name from the capital of Turkey?',
        right: 'Angora',
        wrong: ['Cashmere', 'Merino', 'Alpaca'],
        explanation:
          'Ankara was long known in Europe as Angora. Its white goats give mohair; the fluffy wool of the name comes from its rabbits.',
        page: { title: 'Ankara', url: 'https://en.wikipedia.org/wiki/Ankara' },
      },
    ],
  },
  {
    key: 'egypt',
    name: 'Egypt',
    category: 'News & Politics',
    spellings: ['Egypt', 'Egyptian', 'Egyptians', 'Cairo', 'Suez Canal', 'Suez', 'River Nile', 'Nile River'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which monument goes back to a plan for a giant woman with a torch at the Suez Canal?',
        right: 'The Statue of Liberty',
        wrong: ['Nelson’s Column', 'The Brandenburg Gate', 'Christ the Redeemer'],
        explanation:
          'The sculptor Bartholdi offered Egypt’s ruler a lighthouse in the shape of a peasant woman. It cost too much, and he turned to New York.',
        page: { title: 'Statue of Liberty', url: 'https://en.wikipedia.org/wiki/Statue_of_Liberty' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does the Suez Canal do without, unlike the one in Panama?',
        right: 'Locks',
        wrong: ['Tolls', 'Pilots', 'Lighthouses'],
        explanation:
          'The two seas stand at nearly the same level, so that a ditch through the desert is enough. Sea water flows through it, and fish move with it.',
        page: { title: 'Suez Canal', url: 'https://en.wikipedia.org/wiki/Suez_Canal' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In 1967 a war trapped a convoy of merchant ships in the Suez Canal. For how long?',
        right: 'Eight years',
        wrong: ['Eight days', 'Eight weeks', 'Eight months'],
        explanation:
          'Their crews tied the ships together, printed stamps and held games of their own. Desert sand gave them the name Yellow Fleet.',
        page: { title: 'Yellow Fleet', url: 'https://en.wikipedia.org/wiki/Yellow_Fleet' },
      },
      {
        type: 'analysis',
        difficulty: 'easy',
        question: 'Upper Egypt lies at the bottom of the map. Why?',
        right: 'The Nile flows north',
        wrong: ['Maps were once reversed', 'Its kings were mightier', 'Its Sun stands higher'],
        explanation: 'Up means upstream. The river comes from the heart of Africa and runs down to the Mediterranean.',
        page: { title: 'Upper Egypt', url: 'https://en.wikipedia.org/wiki/Upper_Egypt' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'A new reservoir threatened the cliff temples of Abu Simbel in Egypt. How were they saved?',
        right: 'Sawn up and raised',
        wrong: ['Walled in by a dam', 'Sealed under glass', 'Copied in concrete'],
        explanation:
          'In the 1960s they were cut into blocks of some twenty tonnes and put together again 65 metres higher, inside an artificial hill.',
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
        question: 'What does Saudi Arabia, a country larger than Mexico, have none of?',
        right: 'Permanent rivers',
        wrong: ['Dormant volcanoes', 'Falls of snow', 'High mountains'],
        explanation:
          'Valleys fill after rain and run dry again. Much of the drinking water comes from the sea, through plants that take out the salt.',
        page: { title: 'Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Saudi_Arabia' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why is Saudi Arabia’s flag not flown at half-mast?',
        right: 'It bears a creed',
        wrong: ['It weighs too much', 'It is sewn to the pole', 'It belongs to the army'],
        explanation:
          'The white script is the Muslim declaration of faith. The flag is even made of two sheets, so that it reads correctly from both sides.',
        page: { title: 'Flag of Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Flag_of_Saudi_Arabia' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What is unusual about the name of Saudi Arabia?',
        right: 'It names a ruling family',
        wrong: ['It names a former river', 'It is a shortened poem', 'It was chosen by voters'],
        explanation:
          'The kingdom put together by Ibn Saud was called after his house in 1932. Liechtenstein is one of the few other cases.',
        page: { title: 'Saudi Arabia', url: 'https://en.wikipedia.org/wiki/Saudi_Arabia' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of which stone were the tall old houses of Jeddah on the Red Sea built?',
        right: 'Coral',
        wrong: ['Marble', 'Granite', 'Slate'],
        explanation:
          'Blocks were cut from reefs, with timber beams between them to spread the load. Wooden bays let the sea breeze in and keep eyes out.',
        page: { title: 'Al-Balad, Jeddah', url: 'https://en.wikipedia.org/wiki/Al-Balad,_Jeddah' },
      },
    ],
  },
  {
    key: 'united-arab-emirates',
    name: 'the United Arab Emirates',
    category: 'News & Politics',
    spellings: ['UAE', 'U.A.E.', 'United Arab Emirates', 'Emirati', 'Emiratis', 'Dubai', 'Abu Dhabi'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What ruined the main trade of Dubai and its neighbours around 1930?',
        right: 'Cultured pearls from Japan',
        wrong: ['Cheap spices from India', 'Faster camels from Sudan', 'Steel ships from Britain'],
        explanation:
          'The Gulf had lived by diving for natural pearls. Japanese growers and the slump ended that within years, decades before the oil.',
        page: { title: 'Pearl hunting', url: 'https://en.wikipedia.org/wiki/Pearl_hunting' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Today’s Emirates were once known as the Trucial States. After what?',
        right: 'A promise of peace at sea',
        wrong: ['A family of rulers', 'A kind of sailing boat', 'A road through the sand'],
        explanation:
          'From 1820 Britain made the sheikhs sign truces, to protect its ships. The word lived on in atlases until 1971.',
        page: { title: 'Trucial States', url: 'https://en.wikipedia.org/wiki/Trucial_States' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why do people at the top of Dubai’s Burj Khalifa break their fast later than those below?',
        right: 'They see the Sun longer',
        wrong: ['They keep another time', 'Their lifts are slower', 'Their calls arrive late'],
        explanation:
          'Seen from high up, the Sun sets a few minutes later. Clerics told residents of the upper floors to wait.',
        page: { title: 'Burj Khalifa', url: 'https://en.wikipedia.org/wiki/Burj_Khalifa' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'By what is the Emirati village of Nahwa surrounded?',
        right: 'A piece of Oman',
        wrong: ['An artificial lake', 'A ring of oil wells', 'A wall of coral'],
        explanation:
          'And that piece of Oman, Madha, lies inside the Emirates in its turn. Few borders in the world are nested like that.',
        page: { title: 'Nahwa', url: 'https://en.wikipedia.org/wiki/Nahwa' },
      },
    ],
  },
  {
    key: 'iraq',
    name: 'Iraq',
    category: 'News & Politics',
    spellings: ['Iraq', 'Iraqi', 'Iraqis', 'Baghdad', 'Mosul', 'Basra'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'An hour has sixty minutes because of people who lived in today’s Iraq. What did they do?',
        right: 'They counted in sixties',
        wrong: ['They had sixty gods', 'They prayed each minute', 'They cast sixty lots'],
        explanation:
          'Sixty can be divided by 2, 3, 4, 5 and 6. Babylonian astronomers passed it on, and we still cut up hours and circles that way.',
        page: { title: 'Sexagesimal', url: 'https://en.wikipedia.org/wiki/Sexagesimal' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do most of the oldest written tablets, found at Uruk in Iraq, record?',
        right: 'Goods and rations',
        wrong: ['Prayers and hymns', 'Kings and battles', 'Stars and omens'],
        explanation:
          'Writing began as bookkeeping: so much barley, so many sheep, so much beer for a worker. Poems came centuries later.',
        page: { title: 'Uruk', url: 'https://en.wikipedia.org/wiki/Uruk' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which shape did a caliph choose when he founded Baghdad in 762?',
        right: 'A circle',
        wrong: ['A star', 'A triangle', 'A cross'],
        explanation:
          'It had four gates, and the palace and mosque in the middle. Nothing of the round city is left above the ground.',
        page: { title: 'Round city of Baghdad', url: 'https://en.wikipedia.org/wiki/Round_city_of_Baghdad' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of what are the great guest halls in Iraq’s southern marshes built?',
        right: 'Reeds',
        wrong: ['Palm logs', 'Salt blocks', 'Baked bricks'],
        explanation:
          'Bundles are bent into tall arches, without a nail. Carvings five thousand years old show the same halls.',
        page: { title: 'Mudhif', url: 'https://en.wikipedia.org/wiki/Mudhif' },
      },
    ],
  },
  {
    key: 'syria',
    name: 'Syria',
    category: 'News & Politics',
    spellings: ['Syria', 'Syrian', 'Syrians', 'Damascus', 'Aleppo'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who was the first to take seeds back out of the Arctic vault on Svalbard, in 2015?',
        right: 'A seed bank from Aleppo',
        wrong: ['A brewery from Munich', 'A rice farm from Manila', 'A university in Kansas'],
        explanation:
          'Its fields and cold rooms in Syria could no longer be used. It grew the seeds in Lebanon and Morocco, and later put new ones back.',
        page: { title: 'Svalbard Global Seed Vault', url: 'https://en.wikipedia.org/wiki/Svalbard_Global_Seed_Vault' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Clay tablets from Ugarit in Syria, some 3,400 years old, hold a rarity. Which?',
        right: 'A melody in notation',
        wrong: ['A map of the coast', 'A recipe for glass', 'A game with rules'],
        explanation:
          'The hymn to the goddess Nikkal comes with words and tuning for a lyre. It is the oldest song that has come down nearly whole, though scholars play it differently.',
        page: { title: 'Hurrian songs', url: 'https://en.wikipedia.org/wiki/Hurrian_songs' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which ancient language is still spoken in the Syrian mountain village of Maaloula?',
        right: 'Aramaic',
        wrong: ['Sumerian', 'Phoenician', 'Latin'],
        explanation:
          'It was once the common tongue from Egypt to Persia, and that of Jesus. Only a few villages kept this western form.',
        page: { title: 'Maaloula', url: 'https://en.wikipedia.org/wiki/Maaloula' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the giant wooden wheels of Hama in Syria do for centuries?',
        right: 'Lift water from a river',
        wrong: ['Grind flour for bread', 'Hoist goods up a wall', 'Spin thread for silk'],
        explanation:
          'The largest is about 20 metres across and is turned by the river itself. Their boxes emptied into aqueducts for gardens and baths.',
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
        question: 'From the name of which ancient port in Lebanon does the word “Bible” come?',
        right: 'Byblos',
        wrong: ['Tyre', 'Sidon', 'Tripoli'],
        explanation: 'The Greeks bought papyrus there and named it after the town. The word then came to mean a book.',
        page: { title: 'Byblos', url: 'https://en.wikipedia.org/wiki/Byblos' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'By custom, among what are the three highest offices of Lebanon divided?',
        right: 'Three faiths',
        wrong: ['Three regions', 'Three parties', 'Three families'],
        explanation:
          'The president is a Maronite Christian, the prime minister a Sunni and the speaker of parliament a Shia Muslim. It goes back to an unwritten pact of 1943.',
        page: { title: 'National Pact', url: 'https://en.wikipedia.org/wiki/National_Pact' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Lebanon counted its people in 1932, and then for generations never again. Why?',
        right: 'Power hangs on the result',
        wrong: ['The law forbids it', 'The army is against it', 'Its villages move about'],
        explanation:
          'Offices and seats were shared out by the size of each community. A new count might call the whole balance into question.',
        page: { title: 'Demographics of Lebanon', url: 'https://en.wikipedia.org/wiki/Demographics_of_Lebanon' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'From what did Tyre, in today’s Lebanon, make the purple of emperors?',
        right: 'Sea snails',
        wrong: ['Mulberries', 'Cedar bark', 'Beetles'],
        explanation:
          'It took thousands of them to dye the hem of one robe. The stench was such that dye works lay away from homes.',
        page: { title: 'Tyrian purple', url: 'https://en.wikipedia.org/wiki/Tyrian_purple' },
      },
    ],
  },
  {
    key: 'south-korea',
    name: 'South Korea',
    category: 'News & Politics',
    spellings: ['South Korea', 'South Korean', 'South Koreans', 'Seoul'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do the consonants of the Korean alphabet imitate?',
        right: 'The mouth as it speaks',
        wrong: ['The tracks of birds', 'The shapes of houses', 'The phases of the Moon'],
        explanation:
          'King Sejong’s script of 1443 draws tongue, teeth and lips. A wise man learns it before the morning is over, an early guide promised.',
        page: { title: 'Hangul', url: 'https://en.wikipedia.org/wiki/Hangul' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'In June 2023 South Koreans became one or two years younger. How?',
        right: 'Ages were counted anew',
        wrong: ['The calendar was moved', 'Leap years were dropped', 'A census was corrected'],
        explanation:
          'By tradition a baby was one year old at birth, and everybody aged on New Year’s Day. The law now counts birthdays like the rest of the world.',
        page: { title: 'East Asian age reckoning', url: 'https://en.wikipedia.org/wiki/East_Asian_age_reckoning' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'For about half an hour every November no plane may land in South Korea. Why?',
        right: 'Pupils sit a listening test',
        wrong: ['Cranes cross the runways', 'Sirens are tried out', 'The nation prays'],
        explanation:
          'On the day of the university entrance exam offices open later, and police drive late candidates to school.',
        page: {
          title: 'College Scholastic Ability Test',
          url: 'https://en.wikipedia.org/wiki/College_Scholastic_Ability_Test',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How many South Koreans are called Kim, Lee or Park?',
        right: 'Nearly half',
        wrong: ['One in ten', 'One in thirty', 'Four in five'],
        explanation:
          'For centuries only the upper classes had family names. Commoners who took one later chose those of the great clans.',
        page: { title: 'Korean name', url: 'https://en.wikipedia.org/wiki/Korean_name' },
      },
    ],
  },
  {
    key: 'north-korea',
    name: 'North Korea',
    category: 'News & Politics',
    spellings: ['North Korea', 'North Korean', 'North Koreans', 'Pyongyang', 'Kim Jong Un', 'Kim Jong-un'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What has grown in the strip between North and South Korea, nearly empty of people since 1953?',
        right: 'A refuge for rare animals',
        wrong: ['A crop of free rice', 'A city without roads', 'A wall of bamboo'],
        explanation:
          'It is four kilometres wide and runs from coast to coast. Red-crowned cranes winter among mines and old rice fields.',
        page: { title: 'Korean Demilitarized Zone', url: 'https://en.wikipedia.org/wiki/Korean_Demilitarized_Zone' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'In 2015 North Korea put its clocks back by half an hour. Why?',
        right: 'To undo Japanese rule',
        wrong: ['To save electricity', 'To match Beijing', 'To suit the farmers'],
        explanation:
          'Korea had its own time until the Japanese changed it. In 2018, to meet the South halfway, the clocks were moved forward again.',
        page: { title: 'Time in North Korea', url: 'https://en.wikipedia.org/wiki/Time_in_North_Korea' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is the 105-storey pyramid in Pyongyang, begun in 1987, meant to be?',
        right: 'A hotel',
        wrong: ['A museum', 'A tomb', 'A library'],
        explanation:
          'Work on the Ryugyong stopped for sixteen years when Soviet money ran out. Decades after its start it had still not had a paying guest.',
        page: { title: 'Ryugyong Hotel', url: 'https://en.wikipedia.org/wiki/Ryugyong_Hotel' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did North Korea order from Sweden in the 1970s and leave unpaid?',
        right: 'A thousand Volvos',
        wrong: ['A railway bridge', 'Two ferry boats', 'A paper mill'],
        explanation:
          'Sweden had hoped for a new market. Its export agency sent reminders for decades, and some of the cars became taxis.',
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
    spellings: ['Hong Kong', 'Hongkong', 'Hong Kongers'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Britain held Hong Kong Island for ever, by treaty. Why did it hand over that as well in 1997?',
        right: 'The land around was leased',
        wrong: ['The harbour had silted up', 'The treaty had been lost', 'The islanders had voted'],
        explanation:
          'Most of the territory, with its water and its food, was only lent for 99 years from 1898. The rest could not live alone.',
        page: { title: 'New Territories', url: 'https://en.wikipedia.org/wiki/New_Territories' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How much of crowded Hong Kong is country park and nature reserve?',
        right: 'About two fifths',
        wrong: ['About a hundredth', 'About a twentieth', 'About four fifths'],
        explanation:
          'The hills are too steep to build on cheaply, and they catch the rain for the reservoirs. Monkeys and wild boar live within sight of towers.',
        page: {
          title: 'Country parks and conservation in Hong Kong',
          url: 'https://en.wikipedia.org/wiki/Country_parks_and_conservation_in_Hong_Kong',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who issues most of the banknotes of Hong Kong?',
        right: 'Commercial banks',
        wrong: ['The stock exchange', 'The city’s post office', 'The royal mint in London'],
        explanation:
          'Three banks, HSBC among them, print notes in their own designs and back them with US dollars. The habit goes back to 1846.',
        page: { title: 'Hong Kong dollar', url: 'https://en.wikipedia.org/wiki/Hong_Kong_dollar' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Hong Kong is the “fragrant” what, if one translates its name?',
        right: 'Harbour',
        wrong: ['Mountain', 'Orchid', 'Island'],
        explanation: 'The smell may have come from incense wood, which was shipped from a bay on the south side.',
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
        question: 'Cardinals in Viterbo had not agreed on a pope for over a year. What did the townspeople do in 1270?',
        right: 'They took the roof off',
        wrong: ['They rang bells all night', 'They chose one themselves', 'They set the house on fire'],
        explanation:
          'They had locked the doors before and cut the food to bread and water. Conclave means “with a key”, and rules to shut cardinals in followed soon.',
        page: {
          title: '1268–1271 papal election',
          url: 'https://en.wikipedia.org/wiki/1268%E2%80%931271_papal_election',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who may be elected pope, by the law of the Catholic Church?',
        right: 'Any baptised Catholic man',
        wrong: ['Only a serving cardinal', 'Only a bishop from Italy', 'Any priest aged over fifty'],
        explanation:
          'The last pope who was not a cardinal before was chosen in 1378. If a layman were elected, he would have to be ordained a bishop on the spot.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which language could you choose at a cash machine in Vatican City?',
        right: 'Latin',
        wrong: ['Aramaic', 'Hebrew', 'Ancient Greek'],
        explanation:
          'Please insert your card: “Inserito scidulam quaeso”. Latin is an official language of the Holy See, with new words for computers and traffic jams.',
        page: { title: 'Vatican City', url: 'https://en.wikipedia.org/wiki/Vatican_City' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'The first pope known to have changed his name did so in 533. What was wrong with the old one?',
        right: 'It was a pagan god’s',
        wrong: ['It was a woman’s', 'It was an emperor’s', 'It was too long'],
        explanation:
          'He was called Mercurius, after Mercury, and became John II. Only centuries later did it turn into a custom.',
        page: { title: 'Pope John II', url: 'https://en.wikipedia.org/wiki/Pope_John_II' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where in the world does the Vatican look at the stars with its own large telescope?',
        right: 'In Arizona',
        wrong: ['In Bavaria', 'In Ethiopia', 'In Peru'],
        explanation:
          'The lights of Rome had grown too bright. In the 1980s its Jesuit astronomers opened a base in Tucson, and built a telescope on a dark mountain nearby.',
        page: { title: 'Vatican Observatory', url: 'https://en.wikipedia.org/wiki/Vatican_Observatory' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'From 1870 to 1929 no pope left the Vatican. Why?',
        right: 'They did not accept the loss of Rome',
        wrong: [
          'They had sworn to stay by an old vow',
          'They were held there by Italian law',
          'They were in fear of the plague',
        ],
        explanation:
          'Italy had taken the city from them, and they called themselves prisoners. A treaty with Italy then created a state of 44 hectares.',
        page: { title: 'Prisoner in the Vatican', url: 'https://en.wikipedia.org/wiki/Prisoner_in_the_Vatican' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What is the small room called where a new pope first puts on white robes?',
        right: 'Room of Tears',
        wrong: ['Room of Keys', 'Room of Light', 'Room of Silence'],
        explanation:
          'Many a man is said to have wept there under the weight of the office. Robes of several sizes lie ready.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How does a conclave make sure today that its smoke is clearly black or white?',
        right: 'With chemical cartridges',
        wrong: ['With wet and dry straw', 'With two kinds of wood', 'With coloured spotlights'],
        explanation:
          'Straw had left the crowd guessing at grey clouds. Since 2005 a second stove beside that for the ballots burns a mixture, and bells are rung for white.',
        page: { title: 'Papal conclave', url: 'https://en.wikipedia.org/wiki/Papal_conclave' },
      },
    ],
  },
  {
    key: 'canada',
    name: 'Canada',
    category: 'News & Politics',
    spellings: ['Canada', 'Canadian', 'Canadians', 'Ottawa', 'Quebec', 'Alberta', 'British Columbia', 'Mark Carney'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why do tulips arrive in Ottawa from the Netherlands every year?',
        right: 'Canada sheltered its princess',
        wrong: ['Canada paid for its dykes', 'Canada lent it seed in 1900', 'Canada bought its old debts'],
        explanation:
          'The later Queen Juliana lived there in the war. For the birth of her daughter in 1943 the hospital rooms were declared to be outside Canada, so that the child was purely Dutch.',
        page: { title: 'Canadian Tulip Festival', url: 'https://en.wikipedia.org/wiki/Canadian_Tulip_Festival' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'Gravity is a trifle weaker around Hudson Bay in Canada. What has a part in that?',
        right: 'Ice pressed the rock down',
        wrong: ['Iron is missing from the soil', 'The Moon passes closer there', 'Caves lie below the bay'],
        explanation:
          'Some two miles of ice once squeezed the ground aside, and it is still rising back. Slow currents deep in Earth do the rest.',
        page: { title: 'Hudson Bay', url: 'https://en.wikipedia.org/wiki/Hudson_Bay' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of what does Quebec keep a strategic reserve?',
        right: 'Maple syrup',
        wrong: ['Frozen cod', 'Beaver fur', 'Blueberries'],
        explanation:
          'One bad spring can spoil a harvest, so producers store thousands of tonnes in barrels and smooth the price.',
        page: {
          title: 'Global Strategic Maple Syrup Reserve',
          url: 'https://en.wikipedia.org/wiki/Global_Strategic_Maple_Syrup_Reserve',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'An explorer took a local word for a name, and it became “Canada”. What was the word?',
        right: 'Village',
        wrong: ['River', 'Forest', 'Snow'],
        explanation:
          'In 1535 two young Iroquoians told Jacques Cartier the way to the “kanata”, a settlement where Quebec City now stands.',
        page: { title: 'Name of Canada', url: 'https://en.wikipedia.org/wiki/Name_of_Canada' },
      },
    ],
  },
  {
    key: 'mexico',
    name: 'Mexico',
    category: 'News & Politics',
    spellings: ['Mexico', 'Mexican', 'Mexicans', 'Mexico City', 'Sheinbaum', 'Tijuana'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Parts of Mexico City sink by more than a foot a year. Why?',
        right: 'It stands on a drained lake',
        wrong: ['It stands on hollow mines', 'It stands on melting ice', 'It stands on moving dunes'],
        explanation:
          'The Aztecs built their capital on an island, and the Spanish drained the water around it. The soft clay shrinks as wells are pumped.',
        page: { title: 'Mexico City', url: 'https://en.wikipedia.org/wiki/Mexico_City' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which of these words comes from the language of the Aztecs?',
        right: 'Tomato',
        wrong: ['Potato', 'Banana', 'Coffee'],
        explanation:
          'Their Nahuatl also gave us avocado, chilli and chocolate. The Spanish learned the words along with the plants.',
        page: { title: 'Nahuatl', url: 'https://en.wikipedia.org/wiki/Nahuatl' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The bulkiest pyramid in the world stands at Cholula in Mexico. What was it long taken for?',
        right: 'A hill',
        wrong: ['A lake shore', 'A quarry', 'A fortress'],
        explanation:
          'Overgrown as it was, the conquerors set a church on the top. By volume it surpasses the pyramid of Cheops.',
        page: { title: 'Great Pyramid of Cholula', url: 'https://en.wikipedia.org/wiki/Great_Pyramid_of_Cholula' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'How much of its territory had Mexico lost to the United States by the end of 1848?',
        right: 'About half',
        wrong: ['About a tenth', 'About a fifth', 'About a twentieth'],
        explanation:
          'Texas was gone already, and with the treaty of 1848 went California, Nevada, Utah and most of Arizona and New Mexico.',
        page: { title: 'Mexican Cession', url: 'https://en.wikipedia.org/wiki/Mexican_Cession' },
      },
    ],
  },
  {
    key: 'australia',
    name: 'Australia',
    category: 'News & Politics',
    spellings: ['Australia', 'Australian', 'Australians', 'Canberra', 'Queensland', 'New South Wales', 'Brisbane'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which animals, brought in to carry loads through Australia’s desert, now run wild there?',
        right: 'Camels',
        wrong: ['Llamas', 'Yaks', 'Elephants'],
        explanation:
          'Lorries replaced them around 1920, and their drivers let them go. Some have even been exported to Arab countries.',
        page: { title: 'Australian feral camel', url: 'https://en.wikipedia.org/wiki/Australian_feral_camel' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'What may happen to an Australian citizen who does not vote?',
        right: 'A small fine',
        wrong: ['A day of service', 'A loss of rights', 'A night in a cell'],
        explanation:
          'Voting has been a duty since 1924, and about nine in ten comply. Sausages are grilled at many polling places.',
        page: { title: 'Compulsory voting', url: 'https://en.wikipedia.org/wiki/Compulsory_voting' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does a fence of about 5,600 kilometres through Australia keep out?',
        right: 'Dingoes',
        wrong: ['Kangaroos', 'Wild horses', 'Emus'],
        explanation:
          'It protects the sheep of the south-east and is longer than the way from London to New York. Men drive along it to mend holes.',
        page: { title: 'Dingo Fence', url: 'https://en.wikipedia.org/wiki/Dingo_Fence' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was an empty sheep plain chosen for Canberra, Australia’s capital?',
        right: 'Sydney and Melbourne were rivals',
        wrong: ['Gold was found under the plain', 'Wool was traded on the plain', 'Convicts had built roads there'],
        explanation:
          'Neither would have the other, so the constitution asked for a new town at least a hundred miles from Sydney. Melbourne stood in until it was built.',
        page: { title: 'Canberra', url: 'https://en.wikipedia.org/wiki/Canberra' },
      },
    ],
  },
  {
    key: 'greenland-and-denmark',
    name: 'Denmark and Greenland',
    category: 'News & Politics',
    spellings: ['Greenland', 'Greenlandic', 'Greenlanders', 'Nuuk', 'Denmark', 'Danish', 'Copenhagen'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which islands did the United States buy from Denmark in 1917?',
        right: 'The Virgin Islands',
        wrong: ['The Aleutians', 'The Florida Keys', 'The Hawaiian Islands'],
        explanation:
          'It paid 25 million dollars in gold. In the same deal Washington declared that it would not object to Danish rule over the whole of Greenland.',
        page: {
          title: 'Treaty of the Danish West Indies',
          url: 'https://en.wikipedia.org/wiki/Treaty_of_the_Danish_West_Indies',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Denmark and Canada both claimed a bare Arctic rock. What did their soldiers leave there?',
        right: 'Bottles of spirits',
        wrong: ['Packs of cards', 'Jars of herring', 'Bars of chocolate'],
        explanation:
          'Whenever one side landed, it took down the other’s flag and left whisky or schnapps. In 2022 the two drew a border across Hans Island.',
        page: { title: 'Hans Island', url: 'https://en.wikipedia.org/wiki/Hans_Island' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do people get from one town in Greenland to the next?',
        right: 'By boat or by air',
        wrong: ['By a coastal railway', 'By the ring road', 'By tunnels in the ice'],
        explanation:
          'There are hardly any roads outside the towns: fjords and ice are in the way. In the north the dog sledge still does its part.',
        page: { title: 'Transport in Greenland', url: 'https://en.wikipedia.org/wiki/Transport_in_Greenland' },
      },
      {
        type: 'analysis',
        difficulty: 'hard',
        question: 'What lies under the thickest ice in the middle of Greenland?',
        right: 'Land below sea level',
        wrong: ['A ridge of volcanoes', 'A plain of salt', 'Water open to the sea'],
        explanation:
          'The ice is up to three kilometres thick, and its weight has pressed the rock down like a bowl. Without it the ground would slowly rise.',
        page: { title: 'Greenland ice sheet', url: 'https://en.wikipedia.org/wiki/Greenland_ice_sheet' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'A Viking exile is said to have chosen the name Greenland. What for?',
        right: 'To attract settlers',
        wrong: ['To honour a saint', 'To mislead a king', 'To praise his home'],
        explanation:
          'So the saga of Erik the Red has it: people would be drawn to a land with a good name. Some valleys in the south really are green.',
        page: { title: 'Erik the Red', url: 'https://en.wikipedia.org/wiki/Erik_the_Red' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which wireless technology bears the name of a Danish king of the 10th century?',
        right: 'Bluetooth',
        wrong: ['Wi-Fi', 'Android', 'Galileo'],
        explanation:
          'Harald Bluetooth united the Danes, and the system was to unite devices. Its logo joins the runes of his initials.',
        page: { title: 'Bluetooth', url: 'https://en.wikipedia.org/wiki/Bluetooth' },
      },
    ],
  },
  {
    key: 'brazil',
    name: 'Brazil',
    category: 'News & Politics',
    spellings: ['Brazil', 'Brazilian', 'Brazilians', 'Lula', 'Bolsonaro', 'São Paulo', 'Sao Paulo', 'Rio de Janeiro'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'After what is Brazil named?',
        right: 'A tree giving red dye',
        wrong: ['A nut with a hard shell', 'A saint of sailors', 'A river of gold'],
        explanation:
          'Brazilwood glows like embers, “brasa” in Portuguese. The first Europeans came for it, and cut down nearly all of it.',
        page: { title: 'Brazil', url: 'https://en.wikipedia.org/wiki/Brazil' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What is carried to Brazil’s rain forest by the wind, across an ocean, and feeds it?',
        right: 'Dust from the Sahara',
        wrong: ['Ash from Iceland', 'Pollen from Europe', 'Salt from the Azores'],
        explanation: 'It holds phosphorus from a dried-up lake in Chad. About as much comes in as the rain washes out.',
        page: { title: 'Amazon rainforest', url: 'https://en.wikipedia.org/wiki/Amazon_rainforest' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What vanished from the streets of São Paulo by law in 2007?',
        right: 'Billboards',
        wrong: ['Trams', 'Petrol cars', 'Street stalls'],
        explanation:
          'The mayor called them visual pollution, and some 15,000 came down. Behind them appeared old buildings that few people had known.',
        page: { title: 'Cidade Limpa', url: 'https://en.wikipedia.org/wiki/Cidade_Limpa' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'From the air, what does the plan of Brazil’s capital look like?',
        right: 'An aeroplane',
        wrong: ['A palm tree', 'A jaguar', 'A guitar'],
        explanation:
          'Brasília was built within four years around 1960. The government sits where the cockpit would be, and flats line the wings.',
        page: { title: 'Brasília', url: 'https://en.wikipedia.org/wiki/Bras%C3%ADlia' },
      },
    ],
  },
  {
    key: 'venezuela',
    name: 'Venezuela',
    category: 'News & Politics',
    spellings: ['Venezuela', 'Venezuelan', 'Venezuelans', 'Caracas', 'Maduro'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Houses on stilts reminded explorers of a city at home, and so Venezuela got its name. Which city?',
        right: 'Venice',
        wrong: ['Vienna', 'Valencia', 'Verona'],
        explanation: 'They stood in Lake Maracaibo in 1499. “Venezuela” is most often read as “little Venice”.',
        page: { title: 'Venezuela', url: 'https://en.wikipedia.org/wiki/Venezuela' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens on more than a hundred nights a year where a river enters Lake Maracaibo in Venezuela?',
        right: 'Lightning hour after hour',
        wrong: ['Waves as high as houses', 'Hail as big as eggs', 'Fog as red as brick'],
        explanation: 'Winds from the Caribbean meet the mountains there. Sailors used the flashes as a lighthouse.',
        page: { title: 'Catatumbo lightning', url: 'https://en.wikipedia.org/wiki/Catatumbo_lightning' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does Venezuela, so rich in oil, need light oil or naphtha from elsewhere?',
        right: 'To thin its own',
        wrong: ['To heat its wells', 'To clean its pipes', 'To cool its pumps'],
        explanation:
          'Much of its oil, in the Orinoco Belt, is nearly as thick as tar. It flows through a pipe only when something thin is mixed in.',
        page: { title: 'Orinoco Belt', url: 'https://en.wikipedia.org/wiki/Orinoco_Belt' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who gave his name to Angel Falls in Venezuela, the highest in the world?',
        right: 'An American pilot',
        wrong: ['A Spanish monk', 'A German botanist', 'A British admiral'],
        explanation:
          'Jimmie Angel landed on the mountain above in 1937, looking for gold. His plane got stuck, and the party walked down for eleven days.',
        page: { title: 'Angel Falls', url: 'https://en.wikipedia.org/wiki/Angel_Falls' },
      },
    ],
  },
  {
    key: 'cuba',
    name: 'Cuba',
    category: 'News & Politics',
    spellings: ['Cuba', 'Cubans', 'Havana'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question:
          'The US sends a yearly rent of some 4,000 dollars for Guantánamo Bay. What did Fidel Castro do with it?',
        right: 'He left the cheques uncashed',
        wrong: ['He gave the sum to schools', 'He sent the money to Moscow', 'He framed it for a museum'],
        explanation:
          'Taking the money would have meant accepting the lease. He once showed a journalist a desk drawer full of cheques; only the first had been cashed, by mistake.',
        page: { title: 'Guantanamo Bay Naval Base', url: 'https://en.wikipedia.org/wiki/Guantanamo_Bay_Naval_Base' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the “lector” in a Cuban cigar factory do?',
        right: 'Reads to the workers',
        wrong: ['Sorts the dry leaves', 'Counts the bands', 'Tastes each box'],
        explanation:
          'News comes in the morning, novels later. The brand Montecristo got its name because the rollers liked “The Count of Monte Cristo” so much.',
        page: { title: 'Cigar', url: 'https://en.wikipedia.org/wiki/Cigar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of which animals does the smallest kind in the world live in Cuba?',
        right: 'Birds',
        wrong: ['Snakes', 'Bats', 'Turtles'],
        explanation:
          'The bee hummingbird is about two inches long, bill and tail included, and weighs two grams. Its eggs are the size of coffee beans.',
        page: { title: 'Bee hummingbird', url: 'https://en.wikipedia.org/wiki/Bee_hummingbird' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did Cuba send to Venezuela for many years in return for oil?',
        right: 'Doctors and nurses',
        wrong: ['Copper and zinc', 'Ships and engines', 'Timber and furniture'],
        explanation:
          'The island had trained far more medical staff than it needed at home. At times such services earned it more than tourism.',
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
        question: 'Marie Curie called a new element polonium in 1898. What was her point?',
        right: 'Poland was on no map',
        wrong: ['Poland had paid for it', 'Poland had its only mine', 'Poland was at war with France'],
        explanation:
          'Three empires had divided her home country among them a century before. She wanted the world to remember it.',
        page: { title: 'Polonium', url: 'https://en.wikipedia.org/wiki/Polonium' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'After the Second World War, what helped builders to restore the old town of Warsaw?',
        right: 'An Italian’s paintings',
        wrong: ['A German’s models', 'A pilot’s film', 'A child’s diary'],
        explanation:
          'Bernardo Bellotto, Canaletto’s nephew, had painted the streets in detail in the 1770s. Students had hidden measured drawings as well.',
        page: { title: 'Warsaw Old Town', url: 'https://en.wikipedia.org/wiki/Warsaw_Old_Town' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who first broke the German army’s Enigma cipher, years before Bletchley Park?',
        right: 'Polish mathematicians',
        wrong: ['French radio amateurs', 'American linguists', 'Swedish engineers'],
        explanation:
          'Marian Rejewski worked out the wiring in 1932 with pure algebra. Weeks before the war the Poles gave the British and the French all they knew.',
        page: { title: 'Marian Rejewski', url: 'https://en.wikipedia.org/wiki/Marian_Rejewski' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of what are the chandeliers in the chapels of Poland’s Wieliczka mine made?',
        right: 'Salt',
        wrong: ['Coal', 'Amber', 'Lead'],
        explanation:
          'Miners carved halls, saints and a Last Supper more than a hundred metres under the ground. Salt was dug there for some seven centuries.',
        page: { title: 'Wieliczka Salt Mine', url: 'https://en.wikipedia.org/wiki/Wieliczka_Salt_Mine' },
      },
    ],
  },
  {
    key: 'pakistan',
    name: 'Pakistan',
    category: 'News & Politics',
    spellings: ['Pakistan', 'Pakistani', 'Pakistanis', 'Islamabad', 'Karachi', 'Lahore'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How was the name Pakistan put together in 1933?',
        right: 'From initials of its regions',
        wrong: ['From the name of a mountain', 'From a line of the Koran', 'From the name of a princess'],
        explanation:
          'A student in Cambridge took letters from Punjab, Afghania, Kashmir, Sindh and Baluchistan. It can also be read as “land of the pure”.',
        page: { title: 'Pakistan', url: 'https://en.wikipedia.org/wiki/Pakistan' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the K in K2, Pakistan’s highest mountain, stand for?',
        right: 'Karakoram',
        wrong: ['Kashmir', 'Kipling', 'Karachi'],
        explanation:
          'A British surveyor numbered the peaks he saw in that range. The others got local names, but this one is so remote that it hardly had one.',
        page: { title: 'K2', url: 'https://en.wikipedia.org/wiki/K2' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'By legend, whose horses found Pakistan’s pink salt by licking the rocks?',
        right: 'Alexander the Great’s',
        wrong: ['Genghis Khan’s', 'Marco Polo’s', 'Tamerlane’s'],
        explanation:
          'The salt sold as Himalayan comes from the mine of Khewra in Punjab, a good way south of the high mountains.',
        page: { title: 'Khewra Salt Mine', url: 'https://en.wikipedia.org/wiki/Khewra_Salt_Mine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did many houses in Mohenjo-daro, in today’s Pakistan, have some 4,500 years ago?',
        right: 'Bathrooms with drains',
        wrong: ['Windows with glass', 'Stoves with chimneys', 'Doors with iron locks'],
        explanation:
          'Covered sewers of brick ran along the streets. Many cities of Europe had nothing like that in the 19th century.',
        page: { title: 'Mohenjo-daro', url: 'https://en.wikipedia.org/wiki/Mohenjo-daro' },
      },
    ],
  },
  {
    key: 'afghanistan',
    name: 'Afghanistan',
    category: 'News & Politics',
    spellings: ['Afghanistan', 'Afghan', 'Afghans', 'Kabul', 'Taliban'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'European painters gave Madonnas a blue from Afghanistan. From which stone did it come?',
        right: 'Lapis lazuli',
        wrong: ['Turquoise', 'Sapphire', 'Aquamarine'],
        explanation:
          'The mines in Badakhshan have been worked for more than six thousand years; the mask of Tutankhamun holds some too. The paint cost about as much as gold.',
        page: { title: 'Lapis lazuli', url: 'https://en.wikipedia.org/wiki/Lapis_lazuli' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why does a long thin arm of Afghanistan reach out to China?',
        right: 'To part two empires',
        wrong: ['To reach a gold mine', 'To follow a river', 'To hold a railway'],
        explanation:
          'Around 1895 Russia and Britain agreed to leave the Wakhan as a strip between them, so that their borders would never touch.',
        page: { title: 'Wakhan Corridor', url: 'https://en.wikipedia.org/wiki/Wakhan_Corridor' },
      },
      {
        type: 'application',
        difficulty: 'hard',
        question: 'You walk across the border from Afghanistan into China. What do you do with your watch?',
        right: 'Set it 3½ hours ahead',
        wrong: ['Set it 2 hours back', 'Set it ½ hour ahead', 'Leave it as it is'],
        explanation:
          'Afghanistan is four and a half hours ahead of Greenwich, and all of China eight. No other land border has such a jump.',
        page: {
          title: 'Afghanistan–China border',
          url: 'https://en.wikipedia.org/wiki/Afghanistan%E2%80%93China_border',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The ancient gold of Bactria seemed lost in Afghanistan’s wars. Where was it all the time?',
        right: 'In a vault in Kabul',
        wrong: ['In a cave near Herat', 'In a museum in London', 'In a tomb in Bamiyan'],
        explanation:
          'A few staff of the national museum knew, and kept silent for years. More than 20,000 pieces came to light in 2003.',
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
        wrong: ['Sailors lost the old books', 'An emperor married a Roman', 'Americans changed the schools'],
        explanation:
          'Jesuits from Portugal and elsewhere wrote down what they heard in the 17th century. Under French rule it replaced the Chinese characters.',
        page: { title: 'Vietnamese alphabet', url: 'https://en.wikipedia.org/wiki/Vietnamese_alphabet' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What grows inside the cave of Sơn Đoòng in Vietnam?',
        right: 'A forest',
        wrong: ['A coral reef', 'A rice field', 'A salt lake'],
        explanation:
          'The roof has fallen in at two places and lets in light. The cave has its own river and clouds; a farmer found the entrance in about 1990.',
        page: { title: 'Sơn Đoòng Cave', url: 'https://en.wikipedia.org/wiki/S%C6%A1n_%C4%90o%C3%B2ng_Cave' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How many people in Vietnam bear the family name Nguyễn?',
        right: 'About a third',
        wrong: ['About a tenth', 'About a fiftieth', 'About two thirds'],
        explanation:
          'People took the name of ruling houses, by duty or for favour, and the last dynasty was called so. In daily life given names are used.',
        page: { title: 'Nguyen', url: 'https://en.wikipedia.org/wiki/Nguyen' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Milk was scarce in Hanoi in the 1940s. What did a barman whip for the coffee instead?',
        right: 'Egg yolk',
        wrong: ['Coconut', 'Soya beans', 'Banana'],
        explanation:
          'Nguyễn Văn Giảng beat it with sugar to a thick cream. Egg coffee is a speciality of the city now.',
        page: { title: 'Egg coffee', url: 'https://en.wikipedia.org/wiki/Egg_coffee' },
      },
    ],
  },
  {
    key: 'philippines',
    name: 'the Philippines',
    category: 'News & Politics',
    spellings: ['Philippines', 'Philippine', 'Filipino', 'Filipinos', 'Manila', 'Duterte'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'The flag of the Philippines hangs with its red half on top. What does that tell you?',
        right: 'The country is at war',
        wrong: ['A president has died', 'Parliament is sitting', 'A typhoon is near'],
        explanation:
          'In peace the blue is on top. It is the only national flag that is turned over by law in time of war.',
        page: { title: 'Flag of the Philippines', url: 'https://en.wikipedia.org/wiki/Flag_of_the_Philippines' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'In the Philippines there was no 31 December 1844. Why?',
        right: 'The date line was moved',
        wrong: ['The calendar was reformed', 'The governor was ill', 'The records were burned'],
        explanation:
          'Ships from Mexico had brought American dates with them, a day behind the rest of Asia. Spain then put the islands right.',
        page: { title: 'International Date Line', url: 'https://en.wikipedia.org/wiki/International_Date_Line' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For 250 years, galleons brought Chinese silk from Manila to which port?',
        right: 'Acapulco',
        wrong: ['Lisbon', 'Havana', 'Buenos Aires'],
        explanation:
          'In Mexico it was paid for with silver, and went on to Europe. It was the first trade that regularly crossed the Pacific.',
        page: { title: 'Manila galleon', url: 'https://en.wikipedia.org/wiki/Manila_galleon' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Manila envelopes got their name and colour from something. From what?',
        right: 'A plant fibre',
        wrong: ['A river mud', 'A sea shell', 'A wood resin'],
        explanation:
          'Abacá, or Manila hemp, is a relative of the banana. Worn ropes of it were turned into tough brown paper.',
        page: { title: 'Abacá', url: 'https://en.wikipedia.org/wiki/Abac%C3%A1' },
      },
    ],
  },
  {
    key: 'indonesia',
    name: 'Indonesia',
    category: 'News & Politics',
    spellings: ['Indonesia', 'Indonesian', 'Indonesians', 'Jakarta', 'Sumatra'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Jakarta, Indonesia’s giant city, sinks by inches every year. What is the main cause?',
        right: 'Pumping of groundwater',
        wrong: ['Weight of its temples', 'Mining of tin', 'Tremors of volcanoes'],
        explanation:
          'Many homes and firms draw their water from wells, since pipes do not reach them. Large parts already lie below the level of the sea.',
        page: { title: 'Jakarta', url: 'https://en.wikipedia.org/wiki/Jakarta' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Bali and Lombok in Indonesia are some 35 kilometres apart. What changes between them?',
        right: 'The animals',
        wrong: ['The time zone', 'The currency', 'The side of the road'],
        explanation:
          'Asian kinds end here and Australian ones, such as cockatoos, begin. The sea between is so deep that it stayed wet in the ice ages.',
        page: { title: 'Wallace Line', url: 'https://en.wikipedia.org/wiki/Wallace_Line' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Few Indonesians spoke Malay from birth. Why did it become the national language?',
        right: 'It favoured no large people',
        wrong: ['It had the oldest books', 'It was the colonial tongue', 'It was the king’s wish'],
        explanation:
          'Javanese had the most speakers, and would have set them above the rest. Malay was known in the ports as the tongue of trade.',
        page: { title: 'Indonesian language', url: 'https://en.wikipedia.org/wiki/Indonesian_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In 1667 the Dutch secured the nutmeg island of Run. What did they leave to England?',
        right: 'Manhattan',
        wrong: ['Jamaica', 'Barbados', 'Bermuda'],
        explanation: 'Nutmeg seemed the better deal at the time. New Amsterdam had already been renamed New York.',
        page: { title: 'Run (island)', url: 'https://en.wikipedia.org/wiki/Run_(island)' },
      },
    ],
  },
  {
    key: 'thailand',
    name: 'Thailand',
    category: 'News & Politics',
    spellings: ['Thailand', 'Thai', 'Thais', 'Bangkok', 'Phuket'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why does Thailand’s capital hold a record with its full ceremonial name?',
        right: 'It has 168 letters',
        wrong: ['It has no vowel', 'It changes each year', 'It is written in gold'],
        explanation: 'It praises the city of angels, of jewels and of a god incarnate. Thais just say Krung Thep.',
        page: { title: 'Bangkok', url: 'https://en.wikipedia.org/wiki/Bangkok' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'By the Thai calendar, the year 2000 was 2543. From what are the years counted?',
        right: 'The death of the Buddha',
        wrong: ['The first Siamese king', 'The founding of Bangkok', 'The birth of an elephant'],
        explanation:
          'The Buddhist era is on official papers and on milk cartons alike. Imported food may seem to keep for centuries.',
        page: { title: 'Thai solar calendar', url: 'https://en.wikipedia.org/wiki/Thai_solar_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which drink goes back to a tonic for lorry drivers in Thailand?',
        right: 'Red Bull',
        wrong: ['Gatorade', 'Perrier', 'Dr Pepper'],
        explanation:
          'An Austrian salesman tried Krating Daeng in the 1980s. With its inventor he added bubbles and sold it to the West.',
        page: { title: 'Krating Daeng', url: 'https://en.wikipedia.org/wiki/Krating_Daeng' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Around 1940 Thailand’s government promoted a noodle dish, pad Thai. Why?',
        right: 'To build a nation',
        wrong: ['To please its allies', 'To use up old rice', 'To win over tourists'],
        explanation:
          'Noodles were a Chinese habit, so they were given a new name and taste. New rules about hats, flags and greetings came along with it.',
        page: { title: 'Pad thai', url: 'https://en.wikipedia.org/wiki/Pad_thai' },
      },
    ],
  },
  {
    key: 'bangladesh',
    name: 'Bangladesh',
    category: 'News & Politics',
    spellings: ['Bangladesh', 'Bangladeshi', 'Bangladeshis', 'Dhaka'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'The red disc on the flag of Bangladesh is not quite in the middle. Why?',
        right: 'It looks centred in the wind',
        wrong: ['It shows the rising sun', 'It leaves room for a star', 'It was a printer’s mistake'],
        explanation: 'It is a little nearer to the pole. When the cloth flies, its free end ripples and looks shorter.',
        page: { title: 'Flag of Bangladesh', url: 'https://en.wikipedia.org/wiki/Flag_of_Bangladesh' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The anthem of Bangladesh comes from the poet Tagore. Which other country’s does too?',
        right: 'India’s',
        wrong: ['Nepal’s', 'Myanmar’s', 'Bhutan’s'],
        explanation:
          'Rabindranath Tagore was the first Nobel laureate in literature from Asia. Both states were founded after his death.',
        page: { title: 'Amar Shonar Bangla', url: 'https://en.wikipedia.org/wiki/Amar_Shonar_Bangla' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question:
          'Honey gatherers in the mangroves of Bangladesh and India wore masks on the backs of their heads. Why?',
        right: 'Tigers attack from behind',
        wrong: ['Bees sting from below', 'Rain falls from one side', 'Spirits fear two faces'],
        explanation:
          'A tiger that feels watched tends to give up. It worked for a few years, until the animals saw through it.',
        page: { title: 'Sundarbans', url: 'https://en.wikipedia.org/wiki/Sundarbans' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'Until 2015, what was special about a field called Dahala Khagrabari?',
        right: 'It lay in three layers of borders',
        wrong: ['It could be farmed by moonlight', 'It belonged to no state at all', 'It was shared by two queens'],
        explanation:
          'The piece of India lay in a piece of Bangladesh, which lay in a piece of India, inside Bangladesh. Then the two states swapped their enclaves.',
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
    spellings: ['Sri Lanka', 'Sri Lankan', 'Sri Lankans'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which English word comes from an old name of Sri Lanka?',
        right: 'Serendipity',
        wrong: ['Tranquillity', 'Curiosity', 'Prosperity'],
        explanation:
          'Horace Walpole made it in 1754 from a tale of three princes of Serendip, who kept discovering things they were not looking for.',
        page: { title: 'Serendipity', url: 'https://en.wikipedia.org/wiki/Serendipity' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which first in world politics came in Ceylon, today’s Sri Lanka, in 1960?',
        right: 'A woman became prime minister',
        wrong: ['A monk became a president', 'A teacher became a queen', 'A poet became a general'],
        explanation: 'Sirimavo Bandaranaike led the country three times. Her daughter became president.',
        page: { title: 'Sirimavo Bandaranaike', url: 'https://en.wikipedia.org/wiki/Sirimavo_Bandaranaike' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What did Sri Lanka’s planters grow before a fungus made them change to tea?',
        right: 'Coffee',
        wrong: ['Cotton', 'Cocoa', 'Tobacco'],
        explanation:
          'In the 1860s Ceylon was one of the largest producers in the world. Within twenty years leaf rust had ended that.',
        page: { title: 'Hemileia vastatrix', url: 'https://en.wikipedia.org/wiki/Hemileia_vastatrix' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'In which town does the parliament of Sri Lanka sit?',
        right: 'Kotte',
        wrong: ['Colombo', 'Kandy', 'Galle'],
        explanation:
          'Sri Jayawardenepura Kotte, once the seat of kings, lies next to Colombo. The building stands on an island in a lake.',
        page: { title: 'Sri Jayawardenepura Kotte', url: 'https://en.wikipedia.org/wiki/Sri_Jayawardenepura_Kotte' },
      },
    ],
  },
  {
    key: 'new-zealand',
    name: 'New Zealand',
    category: 'News & Politics',
    spellings: ['New Zealand', 'New Zealander', 'New Zealanders', 'Auckland', 'Christchurch'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Before people came, which were the only land mammals of New Zealand?',
        right: 'Bats',
        wrong: ['Rats', 'Deer', 'Foxes'],
        explanation:
          'Birds had the ground to themselves, and many forgot how to fly. Some of the bats learned to hunt on foot.',
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
          'Polynesian sailors arrived when cathedrals already stood in Europe. It was the last large habitable land to be settled.',
        page: { title: 'New Zealand', url: 'https://en.wikipedia.org/wiki/New_Zealand' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which language did New Zealand make official by a law of 2006?',
        right: 'Sign language',
        wrong: ['Scots Gaelic', 'Samoan', 'Hindi'],
        explanation:
          'Māori had become official in 1987. English, by contrast, was long used without any law that said so.',
        page: { title: 'New Zealand Sign Language', url: 'https://en.wikipedia.org/wiki/New_Zealand_Sign_Language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of what is New Zealand the part that shows above the sea?',
        right: 'A sunken continent',
        wrong: ['A giant coral reef', 'A single volcano', 'A drifting iceberg'],
        explanation:
          'Some 94 per cent of Zealandia lies under water. It broke away from Gondwana about 80 million years ago.',
        page: { title: 'Zealandia', url: 'https://en.wikipedia.org/wiki/Zealandia' },
      },
    ],
  },
  {
    key: 'scotland',
    name: 'Scotland',
    category: 'News & Politics',
    spellings: ['Scotland', 'Scottish', 'Scots', 'Edinburgh', 'Glasgow', 'Holyrood'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Scotland’s parliament ban golf in 1457?',
        right: 'Men neglected archery',
        wrong: ['Balls broke windows', 'Players bet too much', 'Sheep lost their fields'],
        explanation:
          'Football was banned with it. The ban was lifted around 1500, when King James IV himself took up clubs.',
        page: { title: 'History of golf', url: 'https://en.wikipedia.org/wiki/History_of_golf' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Banknotes of Scottish banks are money all over Scotland. What are they not, even there?',
        right: 'Legal tender',
        wrong: ['Made of plastic', 'Backed by assets', 'Accepted by banks'],
        explanation:
          'Strictly, nobody has to accept them for a debt. But then legal tender matters far less in daily life than most people think.',
        page: { title: 'Banknotes of Scotland', url: 'https://en.wikipedia.org/wiki/Banknotes_of_Scotland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who took Scotland’s coronation stone from Westminster Abbey at Christmas 1950?',
        right: 'Four students',
        wrong: ['Two bishops', 'An American collector', 'A dismissed verger'],
        explanation:
          'It broke in two on the way. Months later it was left at the ruins of Arbroath Abbey, wrapped in a flag.',
        page: {
          title: '1950 removal of the Stone of Scone',
          url: 'https://en.wikipedia.org/wiki/1950_removal_of_the_Stone_of_Scone',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which verdict did Scottish juries long know beside “guilty” and “not guilty”?',
        right: 'Not proven',
        wrong: ['Not sane', 'Half guilty', 'Not tried'],
        explanation:
          'It acquitted the accused just as fully, with a shade of doubt. For centuries people argued about what it was for.',
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
        wrong: ['The winters are too cold', 'Hedgehogs ate them all', 'The soil is too acid'],
        explanation:
          'After the ice age the island was cut off before snakes could get there. Saint Patrick, who is said to have driven them out, found none.',
        page: { title: 'Saint Patrick', url: 'https://en.wikipedia.org/wiki/Saint_Patrick' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Ireland’s state harp is turned the other way round from a more familiar one. Whose?',
        right: 'Guinness’s',
        wrong: ['Ryanair’s', 'Dublin University’s', 'The Bank of England’s'],
        explanation:
          'The brewery had registered its harp as a trademark in 1876. The new state chose the same old instrument and faced it the other way.',
        page: { title: 'Guinness', url: 'https://en.wikipedia.org/wiki/Guinness' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is unusual about the population of the island of Ireland, compared with 1840?',
        right: 'It is smaller',
        wrong: ['It is four times as big', 'It is younger', 'It is more rural'],
        explanation:
          'More than eight million people lived there before the Great Famine. Hunger and a century of emigration followed.',
        page: { title: 'Ireland', url: 'https://en.wikipedia.org/wiki/Ireland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'A land agent in Ireland found that nobody would serve or speak to him. Which word came from that?',
        right: 'Boycott',
        wrong: ['Lynch', 'Maverick', 'Hooligan'],
        explanation:
          'Captain Charles Boycott’s tenants in Mayo shunned him in 1880, and his name was a verb within months.',
        page: { title: 'Charles Boycott', url: 'https://en.wikipedia.org/wiki/Charles_Boycott' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Where does the northernmost point of the island of Ireland lie?',
        right: 'In the Republic',
        wrong: ['In Northern Ireland', 'On the border itself', 'In no county'],
        explanation:
          'Malin Head belongs to County Donegal. The names north and south follow politics rather than the map.',
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
        question: 'From which city was the Portuguese Empire ruled for thirteen years?',
        right: 'Rio de Janeiro',
        wrong: ['Goa', 'Luanda', 'Macau'],
        explanation:
          'The court fled there from Napoleon in 1808 with thousands of people. It is the only time that a European empire was governed from a colony.',
        page: {
          title: 'Transfer of the Portuguese court to Brazil',
          url: 'https://en.wikipedia.org/wiki/Transfer_of_the_Portuguese_court_to_Brazil',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What gave soldiers a first signal to rise in Portugal in 1974?',
        right: 'A Eurovision song',
        wrong: ['A football goal', 'A church bell', 'A weather report'],
        explanation:
          '“E depois do adeus” came over the radio late in the evening. Carnations in the gun barrels gave the revolution its name.',
        page: { title: 'Carnation Revolution', url: 'https://en.wikipedia.org/wiki/Carnation_Revolution' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Of which material does about half the world’s harvest come from Portugal?',
        right: 'Cork',
        wrong: ['Rubber', 'Flax', 'Bamboo'],
        explanation:
          'The bark of the oak is peeled by hand every nine years, and the tree lives on. It may not be cut down without a permit.',
        page: { title: 'Cork (material)', url: 'https://en.wikipedia.org/wiki/Cork_(material)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'With which country does Portugal have an alliance that began in the 14th century?',
        right: 'England',
        wrong: ['France', 'Norway', 'Hungary'],
        explanation:
          'Sealed in 1386, it is the oldest still in force. Britain invoked it in 1943 to get bases on the Azores.',
        page: { title: 'Anglo-Portuguese Alliance', url: 'https://en.wikipedia.org/wiki/Anglo-Portuguese_Alliance' },
      },
    ],
  },
  {
    key: 'hungary',
    name: 'Hungary',
    category: 'News & Politics',
    spellings: ['Hungary', 'Hungarian', 'Hungarians', 'Budapest', 'Orbán', 'Orban'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which of these languages is a relative of Hungarian?',
        right: 'Finnish',
        wrong: ['Romanian', 'Slovak', 'Croatian'],
        explanation:
          'Its ancestors came from near the Urals. The relation is so distant that hardly a word sounds alike today.',
        page: { title: 'Hungarian language', url: 'https://en.wikipedia.org/wiki/Hungarian_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'An editor in Hungary saw that newspaper ink dried fast. What did it lead him to invent?',
        right: 'The ballpoint pen',
        wrong: ['The colour film', 'The typewriter ribbon', 'The instant camera'],
        explanation:
          'The thick ink needed a rolling ball. László Bíró moved on to Argentina, and Britons still call the thing a biro.',
        page: { title: 'László Bíró', url: 'https://en.wikipedia.org/wiki/L%C3%A1szl%C3%B3_B%C3%ADr%C3%B3' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How do people in Hungary put their own names?',
        right: 'Family name first',
        wrong: ['Mother’s name first', 'Village name first', 'Initials only'],
        explanation: 'Franz Liszt is Liszt Ferenc at home. Hardly any other nation in Europe does so in daily life.',
        page: { title: 'Hungarian names', url: 'https://en.wikipedia.org/wiki/Hungarian_names' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'From which vegetable did a scientist in Hungary win vitamin C in bulk?',
        right: 'Paprika peppers',
        wrong: ['Sour cabbage', 'White onions', 'Yellow beets'],
        explanation:
          'Albert Szent-Györgyi said he took them to the laboratory because he did not want them for supper. He had a Nobel Prize by 1937.',
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
      'Greeks',
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
        wrong: ['A map of America', 'A box of lenses', 'A ship of iron'],
        explanation:
          'Some two thousand years old, it showed the paths of Sun and Moon and foretold eclipses. Nothing like it was built for a thousand years after.',
        page: { title: 'Antikythera mechanism', url: 'https://en.wikipedia.org/wiki/Antikythera_mechanism' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'How did the democracy of ancient Athens, in Greece, fill most public offices?',
        right: 'By drawing lots',
        wrong: ['By open auction', 'By order of age', 'By athletic contest'],
        explanation:
          'Elections were thought to favour the rich and the famous. A stone machine with slots picked names for juries.',
        page: { title: 'Sortition', url: 'https://en.wikipedia.org/wiki/Sortition' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who has not been allowed on Mount Athos, a monks’ republic in Greece, for a thousand years?',
        right: 'Women',
        wrong: ['Kings', 'Merchants', 'Musicians'],
        explanation:
          'The ban covers most female animals too, though not cats. Boats with tourists keep their distance from the shore.',
        page: { title: 'Mount Athos', url: 'https://en.wikipedia.org/wiki/Mount_Athos' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What is remarkable about the poem that is the national anthem of Greece?',
        right: 'It has 158 stanzas',
        wrong: ['It has just one word', 'It is by an Englishman', 'It is by Homer'],
        explanation: 'Only the first two are sung. Cyprus uses the same anthem.',
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
        question: 'What has Switzerland for nearly everyone who lives there?',
        right: 'A place in a bunker',
        wrong: ['A seat in a train', 'A plot in a garden', 'A share in a bank'],
        explanation:
          'A law of the 1960s asked for shelters under new homes. In peacetime they hold wine, skis and drum kits.',
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
        wrong: ['A president for life', 'A judge chosen by lot', 'An honorary bishop'],
        explanation:
          'The Federal Council decides as one. One of the seven chairs it for a year as president, with no more power than the rest.',
        page: {
          title: 'Federal Council (Switzerland)',
          url: 'https://en.wikipedia.org/wiki/Federal_Council_(Switzerland)',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Swiss cars and web addresses carry “CH”. For what do the letters stand?',
        right: 'A Latin name',
        wrong: ['A mountain pass', 'A motto of war', 'An old currency'],
        explanation:
          'Confoederatio Helvetica favours none of the four national languages. Coins and stamps say Helvetia for the same reason.',
        page: { title: 'Name of Switzerland', url: 'https://en.wikipedia.org/wiki/Name_of_Switzerland' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Strictly speaking, what does Switzerland not have by law?',
        right: 'A capital',
        wrong: ['A currency', 'A constitution', 'A flag'],
        explanation: 'Bern has been called just the “federal city” since 1848, so as not to raise it above the others.',
        page: { title: 'Bern', url: 'https://en.wikipedia.org/wiki/Bern' },
      },
    ],
  },
  {
    key: 'sweden',
    name: 'Sweden',
    category: 'News & Politics',
    spellings: ['Sweden', 'Swedish', 'Swedes', 'Stockholm'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did all drivers in Sweden have to do at five o’clock one Sunday morning in 1967?',
        right: 'Change sides of the road',
        wrong: ['Hand in their licences', 'Switch to unleaded fuel', 'Turn on their headlights'],
        explanation:
          'The country went over from left to right. Accidents fell at first, since everybody took such care.',
        page: { title: 'Dagen H', url: 'https://en.wikipedia.org/wiki/Dagen_H' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What can anyone in Sweden find out by asking the tax office?',
        right: 'A neighbour’s income',
        wrong: ['A neighbour’s medical file', 'A neighbour’s vote', 'A neighbour’s letters'],
        explanation:
          'Papers held by the state are open, on a principle that goes back to a law of 1766. It was the first of its kind in the world.',
        page: { title: 'Principle of Public Access', url: 'https://en.wikipedia.org/wiki/Principle_of_Public_Access' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which date did Sweden alone have in its calendar in 1712?',
        right: '30 February',
        wrong: ['31 April', '32 December', '0 January'],
        explanation:
          'A slow change to the new calendar had gone wrong. To get back to the old one, the country needed an extra day.',
        page: { title: 'Swedish calendar', url: 'https://en.wikipedia.org/wiki/Swedish_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How far did Sweden’s great warship Vasa get in 1628?',
        right: 'Not even a mile',
        wrong: ['To the Danish coast', 'Halfway to Poland', 'Out of sight of land'],
        explanation:
          'A gust blew it over in Stockholm harbour, as it was too tall and narrow. Raised in 1961, almost whole, it fills a museum.',
        page: { title: 'Vasa (ship)', url: 'https://en.wikipedia.org/wiki/Vasa_(ship)' },
      },
    ],
  },
  {
    key: 'norway',
    name: 'Norway',
    category: 'News & Politics',
    spellings: ['Norway', 'Norwegians', 'Oslo', 'Svalbard'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Salmon was no classic topping for sushi. How did it get there?',
        right: 'Norway promoted it',
        wrong: ['China demanded it', 'Alaska gave it away', 'Japan bred it'],
        explanation:
          'Japanese cooks distrusted raw Pacific salmon because of parasites. In the 1980s Norway had too much farmed fish and spent years persuading them.',
        page: { title: 'Sushi', url: 'https://en.wikipedia.org/wiki/Sushi' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Where does Norway’s fund for its oil money put its money?',
        right: 'Only abroad',
        wrong: ['Only in Norway', 'Only in gold', 'Only in ships'],
        explanation:
          'Spending it at home would drive up prices and hurt other trades. So a small country owns more than one per cent of the world’s listed shares.',
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
          'A treaty of 1920 gave Norway the islands and opened them to others. One has to support oneself, and mind the polar bears.',
        page: { title: 'Svalbard', url: 'https://en.wikipedia.org/wiki/Svalbard' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Norwegian television show for seven hours in 2009, to great success?',
        right: 'A train journey',
        wrong: ['A chess game', 'A snowfall', 'A sleeping cat'],
        explanation:
          'A camera on the line from Bergen to Oslo was joined by more than a million viewers. Firewood, knitting and a ship’s voyage followed.',
        page: { title: 'Slow television', url: 'https://en.wikipedia.org/wiki/Slow_television' },
      },
    ],
  },
  {
    key: 'finland',
    name: 'Finland',
    category: 'News & Politics',
    spellings: ['Finland', 'Finnish', 'Finns', 'Helsinki'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Finland gains some seven square kilometres of land a year. Why?',
        right: 'The land is rising',
        wrong: ['The lakes are drained', 'The sea is filled in', 'The border is moved'],
        explanation:
          'The ice age pressed the ground down, and it is still coming up again. On the Gulf of Bothnia harbours have become meadows.',
        page: { title: 'Post-glacial rebound', url: 'https://en.wikipedia.org/wiki/Post-glacial_rebound' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What decides how much a driver in Finland pays for going much too fast?',
        right: 'The driver’s income',
        wrong: ['The driver’s age', 'The car’s horsepower', 'The car’s weight'],
        explanation: 'Fines are counted in day’s earnings. Rich drivers have been asked for more than 100,000 euros.',
        page: { title: 'Day-fine', url: 'https://en.wikipedia.org/wiki/Day-fine' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Expectant mothers in Finland get a box of baby things from the state. What can the box become?',
        right: 'A first bed',
        wrong: ['A bath tub', 'A sledge', 'A high chair'],
        explanation:
          'It comes with a small mattress. It began in 1938 for families with little money, and since 1949 every mother who sees a doctor or midwife in time can have it.',
        page: { title: 'Maternity package', url: 'https://en.wikipedia.org/wiki/Maternity_package' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which room do Finland’s embassies around the world commonly have?',
        right: 'A sauna',
        wrong: ['A bakery', 'A greenhouse', 'A ballroom'],
        explanation:
          'President Kekkonen is said to have kept Khrushchev in one until the small hours. The parliament has one too.',
        page: { title: 'Finnish sauna', url: 'https://en.wikipedia.org/wiki/Finnish_sauna' },
      },
    ],
  },
  {
    key: 'iceland',
    name: 'Iceland',
    category: 'News & Politics',
    spellings: ['Iceland', 'Icelandic', 'Icelanders', 'Reykjavik', 'Reykjavík'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'By what were people listed in Iceland’s telephone directory?',
        right: 'First names',
        wrong: ['Streets', 'Birthdays', 'Professions'],
        explanation:
          'Most Icelanders have no family name: Jón’s son is Jónsson, his daughter Jónsdóttir. So even the president goes by the first name.',
        page: { title: 'Icelandic name', url: 'https://en.wikipedia.org/wiki/Icelandic_name' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What helped Iceland to win the “Cod Wars” over fishing against Britain?',
        right: 'A threat to leave NATO',
        wrong: ['A fleet of submarines', 'A ban on British tea', 'A loan from Moscow'],
        explanation:
          'Its airfield watched over Soviet submarines in the Atlantic. In 1976 Britain accepted a limit of 200 miles, soon the rule at sea everywhere.',
        page: { title: 'Cod Wars', url: 'https://en.wikipedia.org/wiki/Cod_Wars' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did Iceland’s parliament meet for centuries?',
        right: 'In the open air',
        wrong: ['In a longship', 'In an ice cave', 'In a monastery'],
        explanation:
          'From 930 on, the Althing gathered beside a lava cliff and a “lawspeaker” recited the laws by heart.',
        page: { title: 'Althing', url: 'https://en.wikipedia.org/wiki/Althing' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'At Thingvellir in Iceland visitors walk between two things that drift apart. What are they?',
        right: 'Two plates of Earth’s crust',
        wrong: ['Two tongues of a glacier', 'Two floating islands', 'Two banks of a river'],
        explanation:
          'North America and Eurasia part here by about two centimetres a year. Elsewhere the crack lies deep under the Atlantic.',
        page: { title: 'Þingvellir', url: 'https://en.wikipedia.org/wiki/%C3%9Eingvellir' },
      },
    ],
  },
  {
    key: 'panama',
    name: 'Panama and its canal',
    category: 'News & Politics',
    spellings: ['Panama', 'Panama Canal', 'Panamanian', 'Panamanians'],
    questions: [
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'What does every ship that crosses the Panama Canal use up?',
        right: 'Fresh water from a lake',
        wrong: ['Oil from a state depot', 'Ice from a cold store', 'Sand from the canal bed'],
        explanation:
          'Each passage can send some 50 million gallons from Gatun Lake into the sea. In a drought fewer ships may pass.',
        page: { title: 'Panama Canal', url: 'https://en.wikipedia.org/wiki/Panama_Canal' },
      },
      {
        type: 'application',
        difficulty: 'medium',
        question: 'A ship crosses the Panama Canal from the Atlantic to the Pacific. Which way does it mainly go?',
        right: 'South-east',
        wrong: ['South-west', 'Due north', 'North-west'],
        explanation:
          'The land bends like an S, and the Pacific end lies further east. In Panama the sun can rise over the Pacific.',
        page: { title: 'Panama Canal', url: 'https://en.wikipedia.org/wiki/Panama_Canal' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'In which country are Panama hats traditionally made?',
        right: 'Ecuador',
        wrong: ['Colombia', 'Jamaica', 'Spain'],
        explanation:
          'They were shipped through Panama and worn by men who built the canal. In Ecuador they are named after the straw, toquilla.',
        page: { title: 'Panama hat', url: 'https://en.wikipedia.org/wiki/Panama_hat' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Why did a traveller pay a toll of only 36 cents for the Panama Canal in 1928?',
        right: 'He was charged by weight',
        wrong: ['He was the builder’s son', 'He crossed in a barrel', 'He was the first that year'],
        explanation:
          'Richard Halliburton swam it in stages, and was measured like a ship. The locks were filled for him alone.',
        page: { title: 'Richard Halliburton', url: 'https://en.wikipedia.org/wiki/Richard_Halliburton' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'To which country did Panama belong until 1903?',
        right: 'Colombia',
        wrong: ['Mexico', 'Spain', 'Costa Rica'],
        explanation:
          'Its senate turned down a canal treaty with the United States. Panama broke away with American warships looking on, and signed one about two weeks later.',
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
    spellings: ['Argentina', 'Argentine', 'Argentines', 'Argentinian', 'Buenos Aires', 'Milei'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'After what is Argentina named?',
        right: 'Silver',
        wrong: ['Grass', 'Wind', 'Salt'],
        explanation:
          'The Latin word is argentum. Explorers had heard of mountains full of it upriver; the Río de la Plata is a “river of silver” too.',
        page: { title: 'Name of Argentina', url: 'https://en.wikipedia.org/wiki/Name_of_Argentina' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which language did settlers from Europe bring to a valley in Argentina’s Patagonia in 1865?',
        right: 'Welsh',
        wrong: ['Breton', 'Danish', 'Basque'],
        explanation:
          'They wanted to keep their language and faith far from the English. There are still schools and tea rooms where it is spoken.',
        page: { title: 'Y Wladfa', url: 'https://en.wikipedia.org/wiki/Y_Wladfa' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why did Argentina fly a pregnant woman to Antarctica in 1977?',
        right: 'To back its claim there',
        wrong: ['To test a new clinic', 'To save her from floods', 'To set a flight record'],
        explanation:
          'The boy born at Esperanza Base was the first known native of the continent. Chile, which claims the same land, soon did likewise.',
        page: { title: 'Emilio Palma', url: 'https://en.wikipedia.org/wiki/Emilio_Palma' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Argentina go through five of within two weeks, around New Year 2002?',
        right: 'Heads of state',
        wrong: ['Currencies', 'Constitutions', 'Football coaches'],
        explanation:
          'The economy had collapsed. One after the other resigned or only stood in, until Congress found one who stayed.',
        page: { title: 'Eduardo Duhalde', url: 'https://en.wikipedia.org/wiki/Eduardo_Duhalde' },
      },
    ],
  },
  {
    key: 'colombia',
    name: 'Colombia',
    category: 'News & Politics',
    spellings: ['Colombia', 'Colombian', 'Colombians', 'Bogotá', 'Bogota'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which legend goes back to a ceremony on Lake Guatavita in Colombia?',
        right: 'El Dorado',
        wrong: ['Atlantis', 'Shangri-La', 'Avalon'],
        explanation:
          'A new ruler covered in gold dust is said to have washed it off in the lake. Only later did the “golden one” become a place on maps.',
        page: { title: 'El Dorado', url: 'https://en.wikipedia.org/wiki/El_Dorado' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What fills extra cargo planes from Colombia to Miami before Valentine’s Day?',
        right: 'Cut flowers',
        wrong: ['Chocolate', 'Emeralds', 'Greeting cards'],
        explanation:
          'On the plateau round Bogotá days last twelve hours all year and it is never cold. Most roses sold in America come from such highlands.',
        page: { title: 'Cut flowers', url: 'https://en.wikipedia.org/wiki/Cut_flowers' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What happens on main streets of Bogotá, the capital of Colombia, every Sunday?',
        right: 'Cars give way to bicycles',
        wrong: ['Farmers sell from their carts', 'Bands compete for a prize', 'Shops open free of tax'],
        explanation:
          'Some 75 miles are closed to traffic for the morning. Begun in the 1970s, the ciclovía has been copied by cities all over the world.',
        page: { title: 'Ciclovía', url: 'https://en.wikipedia.org/wiki/Ciclov%C3%ADa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What turns the river Caño Cristales in Colombia bright red for months?',
        right: 'A water plant',
        wrong: ['A rusty rock', 'A dye works', 'A kind of shrimp'],
        explanation:
          'Macarenia clavigera grows only around there. With yellow sand and green moss, it has earned the river its nickname of liquid rainbow.',
        page: { title: 'Caño Cristales', url: 'https://en.wikipedia.org/wiki/Ca%C3%B1o_Cristales' },
      },
    ],
  },
  {
    key: 'chile',
    name: 'Chile',
    category: 'News & Politics',
    spellings: ['Chile', 'Chilean', 'Chileans'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'From which part of today’s Chile do most of the world’s potatoes descend?',
        right: 'The rainy south',
        wrong: ['The desert north', 'Easter Island', 'The high volcanoes'],
        explanation:
          'On and around the island of Chiloé the plants were used to the long summer days of higher latitudes. That suited Europe better than those from the high Andes.',
        page: { title: 'Potato', url: 'https://en.wikipedia.org/wiki/Potato' },
      },
      {
        type: 'problem-solving',
        difficulty: 'medium',
        question: 'How do villages in Chile’s northern desert get water without rain?',
        right: 'They catch fog in nets',
        wrong: ['They melt old snow', 'They press cactus fruit', 'They cool hot springs'],
        explanation:
          'Mist drifts in from the cold sea and drips from fine mesh. The method has spread to Morocco and Peru.',
        page: { title: 'Fog collection', url: 'https://en.wikipedia.org/wiki/Fog_collection' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which way do nearly all the statues on the stone platforms of Chile’s Easter Island look?',
        right: 'Inland',
        wrong: ['Out to sea', 'At the sky', 'At each other'],
        explanation:
          'The moai stood for ancestors who watched over the villages, so they turn their backs to the waves. Hundreds more never left the quarry or lie beside the old roads.',
        page: { title: 'Moai', url: 'https://en.wikipedia.org/wiki/Moai' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which novel goes back to a sailor who spent four years alone on an island of Chile?',
        right: 'Robinson Crusoe',
        wrong: ['Moby-Dick', 'Treasure Island', 'Gulliver’s Travels'],
        explanation: 'Alexander Selkirk asked to be put ashore in 1704, as he distrusted his ship. It sank soon after.',
        page: { title: 'Alexander Selkirk', url: 'https://en.wikipedia.org/wiki/Alexander_Selkirk' },
      },
    ],
  },
  {
    key: 'haiti',
    name: 'Haiti',
    category: 'News & Politics',
    spellings: ['Haiti', 'Haitian', 'Haitians', 'Port-au-Prince'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did Haiti become a state in 1804?',
        right: 'Enslaved people freed themselves',
        wrong: ['France sold the island colony', 'Spain lost it in a peace treaty', 'Planters broke from Paris'],
        explanation:
          'It is the one revolt of slaves in history that founded a lasting state. An army sent by Napoleon was beaten.',
        page: { title: 'Haitian Revolution', url: 'https://en.wikipedia.org/wiki/Haitian_Revolution' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'France made Haiti pay an indemnity. What was it for?',
        right: 'Property of slaveholders',
        wrong: ['Ships lost in a storm', 'Forts left to the army', 'Schools built by monks'],
        explanation:
          'The price of recognition in 1825 was to make up for the planters’ losses, the people themselves included. The last of the debt was paid in 1947.',
        page: {
          title: 'Haiti indemnity controversy',
          url: 'https://en.wikipedia.org/wiki/Haiti_indemnity_controversy',
        },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Which sale did Napoleon make when his army was failing in Haiti?',
        right: 'That of Louisiana',
        wrong: ['That of Alaska', 'That of Florida', 'That of Manhattan'],
        explanation:
          'Without its sugar island France had little use for land on the Mississippi. In 1803 the United States doubled in size.',
        page: { title: 'Louisiana Purchase', url: 'https://en.wikipedia.org/wiki/Louisiana_Purchase' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'By tradition, how was the first flag of Haiti made?',
        right: 'White was torn from the French one',
        wrong: [
          'Gold was sewn on to the Spanish one',
          'Stars were cut from the American one',
          'A cross was taken off the British one',
        ],
        explanation:
          'Blue and red were left, and were joined again. The seamstress, Catherine Flon, is still honoured.',
        page: { title: 'Flag of Haiti', url: 'https://en.wikipedia.org/wiki/Flag_of_Haiti' },
      },
    ],
  },
  {
    key: 'south-africa',
    name: 'South Africa',
    category: 'News & Politics',
    spellings: ['South Africa', 'South African', 'South Africans', 'Johannesburg', 'Cape Town', 'Pretoria'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of what does South Africa have three?',
        right: 'Capitals',
        wrong: ['Anthems', 'Presidents', 'Currencies'],
        explanation:
          'Parliament sits in Cape Town, the government in Pretoria, and Bloemfontein was given the high court. It was a compromise of 1910 between the old colonies.',
        page: { title: 'South Africa', url: 'https://en.wikipedia.org/wiki/South_Africa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How did the Cullinan, the largest rough diamond ever found, travel to London?',
        right: 'In a parcel by post',
        wrong: ['In a captain’s boot', 'In an armoured train', 'With a guard of lancers'],
        explanation:
          'The guarded box on the steamer held a copy. Stones cut from the South African find are in the British crown jewels.',
        page: { title: 'Cullinan Diamond', url: 'https://en.wikipedia.org/wiki/Cullinan_Diamond' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did South Africa build in secret and then take apart of its own accord?',
        right: 'Nuclear weapons',
        wrong: ['A moon rocket', 'A second navy', 'Spy satellites'],
        explanation:
          'Six bombs were finished and dismantled around 1990. It was the first country to give up such arms that it had made itself.',
        page: {
          title: 'South Africa and weapons of mass destruction',
          url: 'https://en.wikipedia.org/wiki/South_Africa_and_weapons_of_mass_destruction',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What can the letters c, q and x stand for in Xhosa, a language of South Africa?',
        right: 'Clicks of the tongue',
        wrong: ['Pauses for breath', 'Rises of the voice', 'Rolled kinds of R'],
        explanation:
          'The sounds were taken over from older neighbours, the Khoisan. The X at the start of Xhosa is one, made with the side of the tongue.',
        page: { title: 'Xhosa language', url: 'https://en.wikipedia.org/wiki/Xhosa_language' },
      },
    ],
  },
  {
    key: 'nigeria',
    name: 'Nigeria',
    category: 'News & Politics',
    spellings: ['Nigeria', 'Nigerian', 'Nigerians', 'Lagos', 'Abuja'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who proposed the name Nigeria, in 1897?',
        right: 'A British journalist',
        wrong: ['A French explorer', 'A local emperor', 'A German banker'],
        explanation:
          'Flora Shaw wrote in The Times that “Royal Niger Company Territories” was too long. She later married the governor.',
        page: { title: 'Flora Shaw', url: 'https://en.wikipedia.org/wiki/Flora_Shaw' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Nigeria built a new capital, Abuja, in the middle of the country. What was a reason?',
        right: 'No big people ruled there',
        wrong: ['Gold was found close by', 'Lagos had been shelled', 'It lay by the ocean'],
        explanation: 'The three largest peoples live in the north, west and east. Lagos was overcrowded as well.',
        page: { title: 'Abuja', url: 'https://en.wikipedia.org/wiki/Abuja' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Nigeria’s film boom is often traced to a man in 1992 with too much of something. Of what?',
        right: 'Blank video cassettes',
        wrong: ['Empty cinema seats', 'Old army cameras', 'Unsold television sets'],
        explanation:
          'Kenneth Nnebue thought they would sell better with a story on them. “Living in Bondage” started what came to be called Nollywood.',
        page: { title: 'Nollywood', url: 'https://en.wikipedia.org/wiki/Nollywood' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For what is the town of Igbo-Ora in Nigeria known to doctors?',
        right: 'Many births of twins',
        wrong: ['Many people over 100', 'Many left-handed people', 'Many perfect voices'],
        explanation:
          'Yoruba mothers have non-identical ones several times as often as Europeans. Yams are suspected, with little proof.',
        page: { title: 'Igbo-Ora', url: 'https://en.wikipedia.org/wiki/Igbo-Ora' },
      },
    ],
  },
  {
    key: 'kenya',
    name: 'Kenya',
    category: 'News & Politics',
    spellings: ['Kenya', 'Kenyan', 'Kenyans', 'Nairobi'],
    questions: [
      {
        type: 'application',
        difficulty: 'medium',
        question: 'Someone in Kenya says in Swahili that it is one o’clock in the day. What does your watch show?',
        right: 'Seven in the morning',
        wrong: ['One in the afternoon', 'Noon exactly', 'Ten in the morning'],
        explanation:
          'Hours are counted from about sunrise, which hardly changes at the equator. The hands of the clock say seven, the mouth says one.',
        page: { title: 'Swahili language', url: 'https://en.wikipedia.org/wiki/Swahili_language' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What could people in Kenya send by text message from 2007, before most of the world?',
        right: 'Money',
        wrong: ['Photos', 'Votes', 'Prescriptions'],
        explanation:
          'With M-Pesa a corner kiosk became a bank. Many people who had never had an account now pay with the simplest phone.',
        page: { title: 'M-Pesa', url: 'https://en.wikipedia.org/wiki/M-Pesa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'For what was Wangari Maathai of Kenya known, who won the Nobel Peace Prize?',
        right: 'Planting trees',
        wrong: ['Ending a war', 'Founding clinics', 'Teaching the blind'],
        explanation:
          'Women in her Green Belt Movement have put tens of millions into the soil. She was the first African woman to win it.',
        page: { title: 'Wangari Maathai', url: 'https://en.wikipedia.org/wiki/Wangari_Maathai' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'As what did Nairobi, Kenya’s capital, begin in 1899?',
        right: 'A railway depot',
        wrong: ['A slave market', 'A royal court', 'A mission school'],
        explanation:
          'It lay halfway along the line from the coast to Uganda, at the last flat place before the highlands.',
        page: { title: 'Nairobi', url: 'https://en.wikipedia.org/wiki/Nairobi' },
      },
    ],
  },
  {
    key: 'ethiopia',
    name: 'Ethiopia',
    category: 'News & Politics',
    spellings: ['Ethiopia', 'Ethiopian', 'Ethiopians', 'Addis Ababa'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does Ethiopia’s calendar have more of than ours?',
        right: 'Months',
        wrong: ['Leap days', 'Weekdays', 'Seasons'],
        explanation:
          'Twelve have thirty days, and the thirteenth has five or six. Years run seven or eight behind, so the country greeted 2000 in September 2007.',
        page: { title: 'Ethiopian calendar', url: 'https://en.wikipedia.org/wiki/Ethiopian_calendar' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'How were the famous churches of Lalibela in Ethiopia made?',
        right: 'Carved down into rock',
        wrong: ['Moulded from clay', 'Sailed in from Egypt', 'Cast in iron'],
        explanation:
          'Builders started with the roof and dug down, leaving each church whole in its pit. They are about 800 years old and still in use.',
        page: {
          title: 'Rock-Hewn Churches, Lalibela',
          url: 'https://en.wikipedia.org/wiki/Rock-Hewn_Churches,_Lalibela',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Where did the fossil Lucy, found in Ethiopia in 1974, get her name?',
        right: 'From a Beatles song',
        wrong: ['From a film star', 'From a saint’s day', 'From a student’s aunt'],
        explanation:
          '“Lucy in the Sky with Diamonds” was played over and over in the camp that night. In Ethiopia she is Dinkinesh, “you are marvellous”.',
        page: { title: 'Lucy (Australopithecus)', url: 'https://en.wikipedia.org/wiki/Lucy_(Australopithecus)' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which faith was named after an emperor of Ethiopia by his former name?',
        right: 'Rastafari',
        wrong: ['Jainism', 'Sikhism', 'Shinto'],
        explanation:
          'Haile Selassie was Ras Tafari before he was crowned in 1930. Jamaicans saw a prophecy fulfilled; he himself remained an Orthodox Christian.',
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
        question: 'What is Kinshasa separated from by no more than the river Congo?',
        right: 'Another capital city',
        wrong: ['An active volcano', 'A sea of sand', 'A line of glaciers'],
        explanation:
          'Brazzaville, capital of the smaller Republic of the Congo, lies within sight. Yet there is no bridge, only boats.',
        page: { title: 'Kinshasa', url: 'https://en.wikipedia.org/wiki/Kinshasa' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What does the river Congo do twice, unlike any other great river?',
        right: 'It crosses the equator',
        wrong: ['It runs under the ground', 'It reverses its course', 'It splits into two seas'],
        explanation:
          'On its great bend it always has a rainy season on one side or the other, and so keeps a fairly steady level.',
        page: { title: 'Congo River', url: 'https://en.wikipedia.org/wiki/Congo_River' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The ore of one mine in the Congo was vital in the Second World War. For what?',
        right: 'The first atomic bombs',
        wrong: ['The tanks of the Red Army', 'The landing craft of D-Day', 'The radar on British coasts'],
        explanation:
          'The ore of Shinkolobwe was richer than any other. A Belgian manager had sent a thousand tonnes to New York before anybody asked.',
        page: { title: 'Shinkolobwe', url: 'https://en.wikipedia.org/wiki/Shinkolobwe' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which animal of Congo’s forests became known to Western science only in 1901?',
        right: 'The okapi',
        wrong: ['The hippopotamus', 'The gorilla', 'The zebra'],
        explanation:
          'It looks like a zebra and is a relative of the giraffe. Explorers had taken the stories for those of a forest donkey.',
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
        question: 'Of what does Sudan have more than Egypt?',
        right: 'Pyramids',
        wrong: ['Obelisks', 'Oases', 'Deltas'],
        explanation:
          'The kings of Kush built some two hundred of them, small and steep. One line of them had ruled Egypt itself.',
        page: { title: 'Nubian pyramids', url: 'https://en.wikipedia.org/wiki/Nubian_pyramids' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'In 1997 the US barred nearly all goods from Sudan. Which one was let through?',
        right: 'Gum arabic',
        wrong: ['Sesame', 'Cotton', 'Hides'],
        explanation:
          'The sap of acacia trees keeps the flavour of soft drinks from separating. There was hardly another source.',
        page: { title: 'Gum arabic', url: 'https://en.wikipedia.org/wiki/Gum_arabic' },
      },
      {
        type: 'knowledge',
        difficulty: 'hard',
        question: 'A piece of desert between Egypt and Sudan is claimed by neither. Why?',
        right: 'Claiming it loses a bigger one',
        wrong: ['It is full of old landmines', 'It was sold to a company', 'It belongs to a tribe by treaty'],
        explanation:
          'Two border lines of 1899 and 1902 contradict each other. Each state prefers the one that gives it the coast, and both leave out Bir Tawil.',
        page: { title: 'Bir Tawil', url: 'https://en.wikipedia.org/wiki/Bir_Tawil' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The name Candace goes back to a title in the ancient kingdom of Kush, in today’s Sudan. Whose?',
        right: 'Its queens’',
        wrong: ['Its priests’', 'Its generals’', 'Its scribes’'],
        explanation:
          'A kandake could rule in her own right. One of them sent armies against the Romans in Egypt and got a favourable peace.',
        page: { title: 'Kandake', url: 'https://en.wikipedia.org/wiki/Kandake' },
      },
    ],
  },
  {
    key: 'morocco',
    name: 'Morocco',
    category: 'News & Politics',
    spellings: ['Morocco', 'Moroccan', 'Moroccans', 'Rabat', 'Marrakech', 'Marrakesh'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did Morocco do in 1777, before any other state?',
        right: 'Open its ports to American ships',
        wrong: ['Abolish all duties on tea', 'Print banknotes for travellers', 'Forbid its own navy to fight'],
        explanation:
          'The sultan thereby recognised the United States in the middle of its war of independence. Their treaty of 1786 is still in force.',
        page: {
          title: 'Morocco–United States relations',
          url: 'https://en.wikipedia.org/wiki/Morocco%E2%80%93United_States_relations',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Who is said to have founded the university of Fez in Morocco, perhaps the oldest in the world?',
        right: 'A merchant’s daughter',
        wrong: ['A Roman general', 'A Spanish rabbi', 'A blind poet'],
        explanation:
          'Fatima al-Fihri gave her inheritance for the mosque of al-Qarawiyyin in the 9th century. It became a state university only in 1963.',
        page: {
          title: 'University of al-Qarawiyyin',
          url: 'https://en.wikipedia.org/wiki/University_of_al-Qarawiyyin',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What do goats in the south-west of Morocco do for argan fruit?',
        right: 'Climb the trees',
        wrong: ['Dig up the roots', 'Swim to an island', 'Break the fences'],
        explanation:
          'Branches are thorny but the fruit is sweet. The kernels, spat out, can be pressed for the oil that goes into shampoo.',
        page: { title: 'Argania', url: 'https://en.wikipedia.org/wiki/Argania' },
      },
      {
        type: 'knowledge',
        difficulty: 'easy',
        question: 'Which fruit is named after a port of Morocco?',
        right: 'Tangerine',
        wrong: ['Mandarin', 'Satsuma', 'Grapefruit'],
        explanation: 'It was shipped from Tangier to Europe and America in the 19th century.',
        page: { title: 'Tangerine', url: 'https://en.wikipedia.org/wiki/Tangerine' },
      },
    ],
  },
  {
    key: 'maldives',
    name: 'the Maldives',
    category: 'News & Politics',
    spellings: ['Maldives', 'Maldivian', 'Maldivians'],
    questions: [
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which word of geography did English take from the language of the Maldives?',
        right: 'Atoll',
        wrong: ['Lagoon', 'Reef', 'Tsunami'],
        explanation:
          'In Dhivehi it is atholhu. Charles Darwin made it known, and rightly guessed how such rings of coral form around sinking volcanoes.',
        page: { title: 'Atoll', url: 'https://en.wikipedia.org/wiki/Atoll' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'The Maldives have more than a thousand islands. On about how many do the islanders live?',
        right: '200',
        wrong: ['20', '500', '900'],
        explanation:
          'More than a hundred others are resorts, as a rule with one hotel to an island. Most of the rest lie empty, or serve for crops, stores or an airport.',
        page: { title: 'Maldives', url: 'https://en.wikipedia.org/wiki/Maldives' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'What did the Maldives export that was money in Bengal and West Africa?',
        right: 'Shells',
        wrong: ['Pearls', 'Feathers', 'Amber'],
        explanation: 'Cowries were small, tough and hard to forge. Traders filled whole ships with them.',
        page: { title: 'Shell money', url: 'https://en.wikipedia.org/wiki/Shell_money' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Of what was the Maldives’ island of Thilafushi built up?',
        right: 'Rubbish',
        wrong: ['Coral', 'Old ships', 'Lava'],
        explanation:
          'From the early 1990s a lagoon near the capital was filled with what the city and the hotels threw away. Firms have settled on it.',
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
        question: 'In 1940 a chemist in Copenhagen hid two gold Nobel medals from German troops. How?',
        right: 'Dissolved in acid',
        wrong: ['Sewn into a coat', 'Baked in a loaf', 'Sunk in a harbour'],
        explanation:
          'George de Hevesy left the orange liquid on a shelf. After the war the gold was won back, and the foundation struck new medals.',
        page: { title: 'George de Hevesy', url: 'https://en.wikipedia.org/wiki/George_de_Hevesy' },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Which of the Nobel prizes is not in Alfred Nobel’s will?',
        right: 'Economics',
        wrong: ['Peace', 'Literature', 'Medicine'],
        explanation:
          'A bank paid for it: Sweden’s central bank set it up in 1968 for its 300th birthday. Strictly, it is a prize in memory of Nobel.',
        page: {
          title: 'Nobel Memorial Prize in Economic Sciences',
          url: 'https://en.wikipedia.org/wiki/Nobel_Memorial_Prize_in_Economic_Sciences',
        },
      },
      {
        type: 'knowledge',
        difficulty: 'medium',
        question: 'Somebody claims to be nominated for a Nobel Prize. When could you check that in the archive?',
        right: 'After fifty years',
        wrong: ['After one month', 'After ten years', 'After the ceremony'],
        explanation:
          'The committees keep names secret. Thousands of professors and members of parliament may nominate, so that it says little.',
        page: { title: 'Nobel Prize', url: 'https://en.wikipedia.org/wiki/Nobel_Prize' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'Why was no Nobel Peace Prize given in 1948?',
        right: 'No living candidate suited',
        wrong: ['No money was left', 'The hall had burned', 'The war had begun again'],
        explanation:
          'Mahatma Gandhi had died early that year, after five nominations. The committee seems to have left the place empty for him.',
        page: { title: 'Nobel Peace Prize', url: 'https://en.wikipedia.org/wiki/Nobel_Peace_Prize' },
      },
      {
        type: 'analysis',
        difficulty: 'medium',
        question: 'For what above all did Albert Einstein get his Nobel Prize?',
        right: 'The photoelectric effect',
        wrong: ['The theory of relativity', 'The motion of small grains', 'The bending of starlight'],
        explanation:
          'It was for how light knocks electrons out of metal; relativity was still disputed. The money went to his first wife, as the divorce papers had foreseen.',
        page: { title: 'Albert Einstein', url: 'https://en.wikipedia.org/wiki/Albert_Einstein' },
      },
    ],
  },
]
