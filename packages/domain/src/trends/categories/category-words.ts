import type { Category } from './category'

/**
 * Words that point to a category. `sure` ones name it; `likely` ones mostly mean it and give way to a sure word of another
 * field; `hints` are at home in many fields ("beat", "deal", "study", "season") and count only in a story that an anchor
 * of the same category already points to: a sure or likely word, a tag, a site, a section or a publisher.
 */
export type CategoryWords = { readonly sure: string; readonly likely: string; readonly hints: string }

/**
 * Our table of words per category: English, with names that are written alike everywhere. Two words joined by `_` are a
 * phrase. Words are compared folded and in the singular, so no plural may stand here whose singular means something else
 * ("Mets" and "met"). General has none: it is what is left.
 */
export const CATEGORY_WORDS: Readonly<Record<Exclude<Category, 'General'>, CategoryWords>> = {
  Music: {
    sure: `album song singer rapper music musician musical_artist concert discography grammy grammys
      spotify eurovision coachella lollapalooza tomorrowland mixtape guitarist drummer bassist
      songwriter orchestra symphony hiphop hip_hop kpop k-pop jpop bts blackpink stray_kids newjeans
      taylor_swift beyonce rihanna kendrick_lamar travis_scott bad_bunny billie_eilish dua_lipa ariana_grande
      sabrina_carpenter olivia_rodrigo lady_gaga ed_sheeran harry_styles the_weeknd kanye megan_thee chappell_roan
      charli_xcx coldplay metallica radiohead the_beatles playlist boy_band
      girl_group music_video new_single debut_single hot_100 musik musica musique cancion chanson cantante
      nowplaying jukebox synthwave metalcore techno house_music reggaeton punk_rock rock_band heavy_metal vocaloid`,
    likely: `billboard glastonbury remix vinyl dj opera soundtrack lyrics acoustic setlist jazz rap drake choir
      world_tour tour_dates tour_adds rocker`,
    hints: `band tour single stage vocal duet chart track pop rock metal debut festival fans headliner encore release
      performs performance ticket`,
  },
  'Film & TV': {
    sure: `film movie cinema netflix hbo hulu disney_plus disney+ prime_video box_office oscar oscars emmy emmys
      golden_globes actor actress screenwriter showrunner sitcom prequel biopic anime manga blu-ray tv_series
      tv_show tv_drama season_finale series_finale marvel mcu dc_studios pixar star_wars star_trek
      lucasfilm a24 doctor_who game_of_thrones house_of_the_dragon stranger_things squid_game
      the_last_of_us bridgerton love_island big_brother snl saturday_night_live horror_film sci-fi_show
      cinematography b_movie miniseries reality_tv late_night_host late_show kdrama k-drama telenovela bollywood pelicula
      filme serie_tv kino sundance cannes_film venice_film palme_dor streaming_series rotten_tomatoes imdb letterboxd
      crunchyroll filmmaker television_personality television_presenter media_personality voice_actor`,
    likely: `trailer sequel television cannes premiere documentary late_night tv comedian the_bear episode finale spoilers
      spinoff spin-off thriller sci-fi comedy teaser season_1 season_2 season_3 season_4 season_5 season_6
      final_season new_season moviegoer hollywood disney co-star`,
    hints: `season series cast casting director script scene role studio streaming show reboot drama horror character
      screening succession survivor bachelor actor host viewer audience creator star`,
  },
  Gaming: {
    sure: `gaming gamer videogame video_game video-game nintendo playstation ps5 ps4 xbox switch_2 steam_deck esports e-sports
      fortnite minecraft roblox zelda super_mario mario_kart pokemon gta grand_theft_auto elden_ring valorant
      league_of_legends dota counter-strike cs2 overwatch call_of_duty warzone world_of_warcraft final_fantasy
      genshin honkai hollow_knight silksong baldurs_gate speedrun speedrunner rpg mmorpg roguelike dlc game_pass indie_game
      indie_games board_game dungeons_dragons d&d gamescom ubisoft rockstar_games bethesda blizzard_entertainment
      capcom fromsoftware stardew palworld helldivers cyberpunk_2077 playtest game_awards gamedev unreal_engine
      videojuego jeu_video videospiel lpl lck mtg_arena nyt_games`,
    likely: `twitch multiplayer console arcade diablo tabletop godot mario speedrunning remaster gameplay`,
    hints: `game player quest boss mod controller retro patch lore steam release developer studio`,
  },
  Sports: {
    sure: `nba nfl mlb nhl wnba mls ncaa fifa uefa ufc mma wwe wrestlemania royal_rumble f1 formula_1 formula_one nascar
      indycar indy_500 indianapolis_500 motogp grand_prix olympic olympics olympian paralympics paralympic world_cup euro_2024 copa_america
      champions_league europa_league premier_league la_liga serie_a bundesliga ligue_1 football soccer basketball baseball
      softball hockey tennis golf rugby volleyball handball badminton taekwondo judo judoka karate duplantis surfer triathlon decathlon
      wimbledon roland_garros french_open australian_open super_bowl world_series stanley_cup playoff playoffs
      college_football quarterback touchdown linebacker goalkeeper midfielder home_run referee
      lakers celtics knicks timberwolves 76ers sixers cavs mavs dallas_mavericks golden_state_warriors kansas_city_chiefs
      philadelphia_eagles dallas_cowboys florida_panthers carolina_panthers san_antonio_spurs tottenham chicago_bears
      chicago_cubs new_york_mets yankees dodgers red_sox white_sox blue_jays phillies astros padres orioles 49ers steelers
      seahawks bengals packers canadiens canucks bruins maple_leafs blackhawks manchester_united
      manchester_city real_madrid atletico_madrid fc_barcelona aston_villa bayern juventus psg
      messi ronaldo mbappe lebron ohtani verstappen djokovic nadal alcaraz mahomes infantino
      tour_de_france ryder_cup pga lpga ipl t20 test_match grand_slam hat_trick free_agent draft_pick trade_deadline
      transfer_window espn futbol fussball calcio futebol deporte esporte em_2024
      footballer cricketer wrestler motorsport racing_driver mixed_martial golfer gymnast gymnastic sprinter figure_skater
      figure_skating sport sportsman sportswoman 100m 200m 400m 800m 1500m freestyle_relay gold_medal silver_medal
      bronze_medal gold_medalist medalist`,
    likely: `us_open cricket boxing boxer wrestling cycling cyclist marathon athletics athlete coach coaching halftime
      cavaliers pistons clippers arsenal oilers sabres serena raptors striker pitcher heavyweight
      tournament semifinal semi-final quarterfinal quarter-final championship trophy teammate roster swimmer swimming rower
      rowing sailor fencing skateboard podium weightlifting weightlifter skateboarding skateboarder surfing heptathlon javelin high_jump
      long_jump pole_vault hurdles archery canoe kayak qb undercard rematch world_champion winning_streak head_coach
      bronze medal nations_league fantasy_baseball world_record`,
    hints: `team match league final champion goal score season player fans gold silver race racing contract
      defeat defeated beat beats win wins won winner loses loss lost injury derby trade draft stadium cup vs signs title
      squad game games manager penalty round coach overtime knockout spurs chiefs eagles cowboys panthers warriors
      mavericks rangers thunder heat angels giants bears cubs mets liverpool chelsea barcelona hamilton curry
      us_team qualify qualifying qualifier record crown debut retires sprint pole relay open`,
  },
  Technology: {
    sure: `software programming programmer open_source open-source javascript typescript rust_lang
      golang c++ linux ubuntu debian fedora windows_10 windows_11 windows_12 macos ios android iphone ipad macbook
      airpods wwdc gmail apple_intelligence google_pixel samsung_galaxy galaxy_s galaxy_z galaxy_buds smart_glasses
      chatgpt openai anthropic llm llms gpt copilot machine_learning neural_network deep_learning
      artificial_intelligence chatbot deepfake qualcomm tsmc gpu cpu semiconductor microprocessor microchip
      postgres postgresql sqlite mysql redis kubernetes serverless compiler debugger sdk
      cybersecurity hacker malware ransomware vulnerability cve zero-day zero_day phishing
      data_breach password passkey firefox chromium webassembly wasm css html ipv6 github gitlab
      vpn self-hosted selfhosted homelab fediverse smartphone smartwatch laptop
      exoskeleton self-driving robotaxi waymo vr_headset vision_pro augmented_reality blockchain cryptography
      quantum_computing emacs neovim terminal_emulator show_hn raspberry_pi arduino fpga risc-v 3d_printing openbsd freebsd
      tecnologia technologie technik logiciel`,
    likely: `ai google microsoft apple samsung developer hardware python java kernel siri claude gemini nvidia amd intel
      database docker framework api exploit encryption browser safari http tcp dns git npm mastodon bluesky startup robot
      robotics wearable vim regex algorithm refactoring bsd app gadget tablet headphone earbud firmware router silicon_valley
      electric_vehicle terminal processor programmers coding vibe_coding headset usb chipmaker facebook whatsapp`,
    hints: `chip compile device drone cloud server code bug update version download feature platform user data
      model internet web tech digital online network storage battery screen tool engine library parser protocol rust agent
      token cache launch window meta amazon redesign design memory compute hack`,
  },
  Science: {
    sure: `science scientist scientists physics physicist chemistry biology biologist astronomy astronomer nasa esa
      spacecraft asteroid solstice equinox milky_way black_hole exoplanet telescope space_weather
      james_webb jwst hubble lunar_lander moon_landing jupiter cosmology dark_matter
      neutrino higgs genome dna rna crispr bacteria virus vaccine epidemic hantavirus ebola measles
      influenza alzheimer clinical_trial neuroscience neuroscientist fossil dinosaur paleontology paleontologist
      archaeology archaeologists biodiversity climate_change global_warming glacier
      geology seismology earthquake_science mathematics mathematician theorem prime_number arxiv
      preprint peer-reviewed nobel_prize_in_physics supermoon space_station perseid perseids
      ciencia wissenschaft espacio weltraum chemist astronaut cosmonaut
      mathematical_constant chemical_element chemical_compound family_of_viruses viruses scientific coral_reef`,
    likely: `researchers spacex rocket satellite comet meteor eclipse orbit quantum particle fusion gene protein pandemic
      outbreak quarantine cancer medicine brain psychology evolution species extinction climate volcano ecology coral
      nobel_prize nobel aurora reef iss moon mars saturn venus starship artemis lunar genetic disease disorder infection
      virologist new_study study_finds study_suggests study_shows study_links whale cdc fda public_health health_officials hepatitis hiv
      malaria diabetes obesity alzheimers autism epidemiologist hospital surgeon glp-1 patient e-cigarette`,
    hints: `cell survey sea ocean deep-sea study research space experiment theory lab laboratory university discovery planet
      star energy temperature health drug nature animal plant human ancient galaxy launch mission doctor
      treatment risk medical hubble crew`,
  },
  Fashion: {
    sure: `fashion vogue met_gala catwalk couture haute_couture designer_bag handbag sneaker sneakers streetwear
      gucci prada chanel dior versace balenciaga louis_vuitton burberry givenchy valentino_dress fendi nike_air
      adidas_samba yeezy fashion_week supermodel lipstick skincare beauty_trend manicure
      uniqlo lingerie moda mode_week lookbook ootd menswear womenswear swimwear hairstyle
      vintage_clothing thrifting kitten_heels balletcore cottagecore gorpcore quiet_luxury`,
    likely: `outfit makeup perfume denim jeans gown stylist tailoring hermes zara shein jordans clothes clothing shoes
      jewelry red_carpet`,
    hints: `style wear wearing look model brand collection trend watch beauty nail hair collab dress runway luxury designer`,
  },
  Food: {
    sure: `recipe recipes restaurant chef cuisine michelin bakery sourdough pizza hamburger taco
      sushi ramen noodle pasta espresso matcha cocktail cookbook
      vegan burger_king taco_bell fried_chicken air_fryer thanksgiving_dinner pumpkin_spice dubai_chocolate bubble_tea
      kimchi gastronomy comida receta cuisine_recette rezept masterchef bake_off foodie hot_sauce olive_oil ice_cream`,
    likely: `mcdonald chipotle kfc dunkin food cooking baking burger bread cheese chocolate coffee beer wine whisky vegetarian dessert cake soup salad
      barbecue bbq brunch avocado starbucks snack soda boba wendys drinks smoothie grocery seltzer`,
    hints: `eat eating taste flavor menu spicy sweet cook drink meal ingredient dish egg meat fish rice butter farm
      kitchen dinner lunch breakfast essen truffle wendy`,
  },
  'Internet Culture': {
    sure: `meme memes tiktok tiktoker youtuber vtuber subreddit 4chan tumblr twitter_drama
      instagram_trend mrbeast kai_cenat ishowspeed pewdiepie logan_paul jake_paul
      brainrot skibidi gen_alpha copypasta shitpost fandom fanfic fanfiction cosplay fanart
      art_fight artfight inktober ao3 livestream_fail challenge_video asmr unboxing creepypasta trollface
      pepe wojak hashtag follow_friday followfriday caturday silentsunday throwback_thursday monsterdon wordoftheday
      catsofmastodon dogsofmastodon know_your_meme ratioed hawk_tuah labubu dubai_porta_potty viral_video
      photographychallenge hashtaggames wordle connections_hint nyt_connections nyt_strands internet_personality`,
    likely: `influencer streamer reddit snapchat podcast podcaster emoji gif slang gen_z rizz went_viral goes_viral webcomic`,
    hints: `viral internet online social social_media video trend creator follower post thread website stream community art
      drawing tag comic discord doge sigma fotografie`,
  },
  'News & Politics': {
    sure: `west_bank election elections voter ballot presidential prime_minister parliament congress senate
      senator government supreme_court lawsuit indictment indicted convicted
      sentenced arrested police shot_dead gunman gunmen murder manslaughter kidnapping missing_woman missing_child
      war ceasefire military troops missile airstrike invasion ukraine ukrainian gaza israel israeli hamas hezbollah iran nato putin
      zelensky zelenskyy netanyahu trump biden kamala_harris jd_vance obama starmer macron scholz modi xi_jinping democrats
      republicans gop democrat republican tories conservative_party labour_party kremlin white_house pentagon fbi cia doj
      un_security_council european_union brexit immigration migrants refugees deportation deported ice_raid
      protester riot strike_action earthquake hurricane tornado wildfire tsunami typhoon
      evacuation plane_crash train_derailment hostage terrorist refugee impeachment referendum
      coalition_government abortion_law gun_control juneteenth executive_order attorney_general obituary
      election_day legislation lawmakers debate_night todd_blanche
      congressman congresswoman congressmember lawmaker acquitted juror truce lebanon
      drone_strike homicide politician activist diplomat political_party political_commentator armed_conflict
      military_conflict aviation_accident aviation_incident serial_killer sex_offender criminal_case fugitive
      mass_shooting hate_crime redistricting prosecutor primary_election democratic_primary republican_primary gop_primary
      house_seat house_race house_bill house_passes senate_passes ntsb faa justice_department national_intelligence green_card
      politik politique politics gobierno gouvernement bundestag`,
    likely: `vote president minister governor mayor court judge trial verdict arrest shooting war_powers russia russian syria
      merz sanctions tariffs border protest flood flooding explosion terror coup veto killed killing
      dead death died deadly fatal crash storm fire attack crime criminal victim rescue rescued evacuated collapse collapsed
      quake blast fraud suspect prison jail inmate guilty charged prosecutors sue sues sued suing lawyer attorney detained custody stabbing
      stabbed gun bomb bombing soldier army navy drone_attack strike weather forecast_rain heatwave heat_wave blizzard
      snowstorm pope vatican royal_family royals sen rep gov dnc rnc political policies diplomacy embassy ambassador humanitarian constitution
      polls endorses endorsement jury nuclear_plant nuclear_weapon nuclear_deal primaries bipartisan partisan progressives
      autopsy gang corruption bribery missing murdered assault trespasser abuse killer wounded tear_gas
      toxic_chemical chemical_leak chemical_spill chemical_fire chemical_tank chemical_plant gas_leak hazmat oil_spill
      explode evacuate evacuee evacuation_order state_of_emergency sinkhole shipwreck capsize capsized stampede mudslide
      avalanche power_outage blackout drowned
      cuba cuban taiwan north_korea hormuz flotilla plane_missing missing_plane aftershock landslide`,
    hints: `law rights crisis fight dies die weather warning leader party policy state security king queen prince royal ban
      emergency union rally campaign journalist emperor conflict bill house primary progressive house_passes deal
      peace talk report china chinese country national federal minister candidate summit aid injured labour
      official agency charge case plot threat`,
  },
  Business: {
    sure: `stock stocks stock_market nasdaq dow_jones s&p s&p_500 wall_street earnings quarterly_earnings revenue
      ipo merger takeover layoffs bankruptcy bankrupt chapter_11 federal_reserve fed_rate
      interest_rate interest_rates inflation recession gdp unemployment jobs_report jobless_claims economy bitcoin ethereum
      cryptocurrency etf hedge_fund private_equity venture_capital antitrust shareholder dividend
      mortgage housing_market real_estate oil_price opec tesla_stock nvidia_stock gamestop warren_buffett
      jpmorgan goldman_sachs morgan_stanley walmart costco target_corp amazon_prime_day prime_day black_friday cyber_monday
      retailer supply_chain trade_war wirtschaft borse bolsa economia bourse entreprise startup_funding series_b funding_round
      minimum_wage central_bank bank_of_england ecb businessman businesswoman businessperson
      entrepreneur financier conglomerate selloff sell-off bond_yield treasury_yield fed_chair fed_chief fed_rate_hike
      profit_warning quarterly_profit currency yuan euro_zone eurozone share_price forex yellen`,
    likely: `market gas_prices tax price sale bank sales_slump slump futures analyst upgraded downgraded profit acquisition acquire acquires acquired valuation ceo cfo economic economist crypto investor investing trader
      trading dow yield treasury cofounder co-founder merge tesla boeing airline berkshire pension startups
      retail price_cut price_hike price_increase business fed bond oil_giant lender banking commodity tariff factory_output exports
      job_cuts buys_half buys_stake tycoon mogul magnate scion manufacturing consumer_spending consumer_prices stimulus fiscal hedge auto_sales automaker carmaker general_motors`,
    hints: `shares company deal billion trillion million sell buy trade cost budget fund finance
      money job worker industry factory brand customer growth dollar euro gain rally target firm bid quarter
      forecast outlook rise fall debt credit loan plan spending employee`,
  },
  Lifestyle: {
    sure: `fitness yoga pilates weight_loss ozempic mindfulness self-care sleep_tips parenting bride honeymoon
      airbnb camping gardening interior_design home_decor ikea diy knitting crochet
      horoscope astrology zodiac tarot hindu_festival religious_festival public_holiday mothers_day fathers_day mother_day
      father_day diwali hanukkah lunar_new_year pride_month pet_care dog_breed puppy kitten
      minimalism van_life viaje urlaub voyage first_day_of_summer first_day_of_spring
      bloomscrolling houseplant running_shoes national_park road_trip birdwatching bookstodon`,
    likely: `workout gym diet wellness meditation mental_health pregnancy wedding dating travel traveler traveller vacation tourism holiday hotel
      cruise hiking garden furniture valentine halloween christmas easter ramadan eid new_year new_years thanksgiving
      skiing birthday bmw porsche ferrari lamborghini gearbox novelist author powerball lottery parenthood bestseller`,
    hints: `pet life home family kid baby mother father parent day summer winter spring autumn weekend health walk train car
      book reading novel celebration school festival tradition sunday photo photography nature dog cat flower beach
      relationship marriage surfing`,
  },
}
